const STYLES = ['', 'outlined', 'filled', 'twotone'];

/** A name without the marks and capitals in which spellings differ: `UserOutlined`, `user-outlined` → `useroutlined`. */
const plainName = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/**
 * What a name may mean, the likeliest first: as it is written, and without what remix adds to its names
 * (`ri-home-2-line` → `home`).
 */
export function readings(name: string): string[] {
  const remix = name.replace(/^ri-/i, '').replace(/-(line|fill)$/i, '');
  return [...new Set([name, remix, remix.replace(/-\d+$/, '')].map(plainName))].filter(Boolean);
}

/** A set of icons, named as the icon library does (`UserOutlined`), by their plain names. */
export const byPlainName = <T>(set: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(set).map(([name, icon]) => [plainName(name), icon]));

/** The icon that a name means; where a style is not said, outlined goes before filled and two tones. */
export function findIcon<T>(icons: ReadonlyMap<string, T>, name: string): T | undefined {
  for (const reading of readings(name)) {
    for (const style of STYLES) {
      const found = icons.get(reading + style);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
