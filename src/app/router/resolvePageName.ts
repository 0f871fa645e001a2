import { PAGE_ALIASES } from '@/pages/pageAliases';

const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries(PAGE_ALIASES).flatMap(([page, names]) => names.map((name) => [name, page] as const)),
);

/**
 * A component as servers write it, without what does not matter: `@/views/system/dict/index.vue`, `/system/dict/index`
 * and `system/dict` are the same. Letter case does matter.
 */
export const normalPageName = (component: string): string =>
  component
    .trim()
    .replace(/^\/*((@|src)\/)?(views\/)?\/*/, '')
    .replace(/\.vue$/, '')
    .replace(/\/index$/, '');

/**
 * The page that the `component` of a route names: by its own name (`dict/DictPage`), by a name that the configuration
 * adds (`VITE_PAGE_ALIASES`), or by one of `PAGE_ALIASES`. `undefined`: there is none.
 *
 * @param pages names of the pages that are there
 * @param configured pages by their additional names
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
