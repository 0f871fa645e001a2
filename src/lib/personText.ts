/** A person as text: `王海洋（clerk，第二港埠公司党委）`; by account where there is no name. */
export function personText(name: string, account: string, unit = ''): string {
  const [first, ...others] = [...new Set([name, account])].filter(Boolean);
  const more = [...others, unit].filter(Boolean).join('，');
  return more === '' ? (first ?? '') : `${first}（${more}）`;
}
