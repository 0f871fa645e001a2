const CLOCK = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `HH:mm` of the local day (spec.md section 2); empty when there is no such time. */
export const clockTime = (timestamp: number): string =>
  Number.isFinite(timestamp) && Math.abs(timestamp) <= 8.64e15 ? CLOCK.format(timestamp) : '';
