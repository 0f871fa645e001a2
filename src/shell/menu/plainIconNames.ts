/** The name in lower case without marks: `UserOutlined`, `user-outlined` → `useroutlined`. */
export const plainName = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * Possible plain names, the likeliest first: the name as written, then without the prefix and suffixes of Remix icons
 * (`ri-home-2-line` → `home`).
 */
export function readings(name: string): string[] {
  const remix = name.replace(/^ri-/i, '').replace(/-(line|fill)$/i, '');
  return [...new Set([name, remix, remix.replace(/-\d+$/, '')].map(plainName))].filter(Boolean);
}
