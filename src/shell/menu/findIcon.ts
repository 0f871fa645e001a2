import { plainName, readings } from './plainIconNames';

const STYLES = ['', 'outlined', 'filled', 'twotone'];

/** A set of icons by plain name. */
export const indexByPlainName = <T>(set: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(set).map(([name, icon]) => [plainName(name), icon]));

/** The icon for a name. Without a style in the name, outlined comes before filled and two-tone. */
export function findIcon<T>(icons: ReadonlyMap<string, T>, name: string): T | undefined {
  for (const reading of readings(name)) {
    for (const style of STYLES) {
      const found = icons.get(reading + style);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
