import browserslist from 'browserslist';

/** Vite's names of the browsers in `browserslist` (package.json). */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest version of each browser in `browserslist` (package.json), such as `chrome108`: scripts and styles are
 * built for them.
 */
export function buildTarget(): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist()) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = NAMES[browser];
    if (name === undefined) throw new Error(`browserslist: ${browser} has no name in vite/buildTarget.ts`);
    // Versions of iOS are ranges, such as 16.6-16.7.
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}
