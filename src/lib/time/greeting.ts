/** The greeting of an hour of the local day, 0 to 23, on the workbench and of the assistant (§9.20). */
export function greeting(hour: number): string {
  if (hour < 8) return '早上好';
  if (hour <= 11) return '上午好';
  if (hour <= 13) return '中午好';
  if (hour <= 17) return '下午好';
  return '晚上好';
}
