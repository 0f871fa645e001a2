/**
 * Other names of the app's pages in the menus of RuoYi and related backends, in the form that `normalPageName` returns,
 * besides that of `ownPage`. docs/backends.md lists them; `VITE_PAGE_ALIASES` adds more.
 */
export const PAGE_ALIASES = {
  'workbench/WorkbenchPage': ['workbench', 'dashboard', 'home'],
  'profile/ProfilePage': ['profile', 'system/user/profile', 'user/profile'],
  'dict/DictPage': ['dict', 'dict/data', 'system/dict', 'system/dict/data', 'system/dict/type'],
  'monitor/OperLogPage': ['monitor/operlog'],
  'monitor/LoginLogPage': ['monitor/logininfor', 'monitor/logininfo'],
  'monitor/JobLogPage': ['monitor/job/log'],
  'monitor/CacheListPage': ['monitor/cache/list'],
  'files/FilesPage': ['file', 'files', 'oss', 'system/file', 'system/oss'],
  'catalogue/CataloguePage': ['catalogue', 'components'],
} as const satisfies Record<string, readonly string[]>;

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
 * The name of the page in a file: `…/pages/workbench/WorkbenchPage.tsx` is `workbench/WorkbenchPage`, and
 * `…/pages/party/fee/StandardPage.tsx` is `party/StandardPage`: pages that share rules share a folder.
 */
export const pageNameOf = (file: string): string => file.replace(/^.*\/pages\/(\w+\/)(?:.*\/)?(\w+)\.tsx$/, '$1$2');

/** The page that RuoYi's name means by itself: `office/booking` is `office/BookingPage`. */
function ownPage(name: string): string {
  const at = name.lastIndexOf('/') + 1;
  return `${name.slice(0, at)}${name.charAt(at).toUpperCase()}${name.slice(at + 1)}Page`;
}

/**
 * The page for the `component` of a route: by its own name (`dict/DictPage`), by a configured name
 * (`VITE_PAGE_ALIASES`), by `PAGE_ALIASES`, or by RuoYi's way to name pages. `undefined`: no page has it.
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
  return [wanted, added, ALIASES.get(wanted), ownPage(wanted)].find((name) => name !== undefined && pages.has(name));
}
