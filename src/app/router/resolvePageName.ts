import { PAGE_ALIASES } from '@/pages/pageAliases';

const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGE_ALIASES).flatMap(([page, names]) => names.map((name) => [name, page] as const)),
);

/**
 * Removes what may differ between servers: `@/views/system/dict/index.vue`, `/system/dict/index` and `system/dict` are
 * the same. Case matters.
 */
export const normalPageName = (component: string): string =>
  component
    .trim()
    .replace(/^\/*((@|src)\/)?(views\/)?\/*/, '')
    .replace(/\.vue$/, '')
    .replace(/\/index$/, '');

/**
 * The page for the `component` of a route: by its own name (`dict/DictPage`), by a configured name
 * (`VITE_PAGE_ALIASES`), or by `PAGE_ALIASES`. `undefined`: there is none.
 *
 * @param pages names of the existing pages
 * @param configured pages by additional name
 */
export function resolvePageName(
  component: string,
  pages: { has: (name: string) => boolean },
  configured: Readonly<Record<string, string>>,
): string | undefined {
  if (pages.has(component)) return component;
  const wanted = normalPageName(component);
  const added = Object.entries(configured).find(([name]) => normalPageName(name) === wanted)?.[1];
  return [wanted, added, ALIASES.get(wanted)].find((name) => name !== undefined && pages.has(name));
}
