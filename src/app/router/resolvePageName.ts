/**
 * Other names of the app's pages in the menus of RuoYi and related backends, in the form that `normalPageName` returns.
 * docs/backends.md lists them; `VITE_PAGE_ALIASES` adds more.
 */
export const PAGE_ALIASES = {
  'workbench/WorkbenchPage': ['workbench', 'dashboard', 'home'],
  'profile/ProfilePage': ['profile', 'system/user/profile', 'user/profile'],
  'dict/DictPage': ['dict', 'dict/data', 'system/dict', 'system/dict/data', 'system/dict/type'],
  'system/UserPage': ['system/user'],
  'system/RolePage': ['system/role'],
  'system/MenuPage': ['system/menu'],
  'system/DeptPage': ['system/dept'],
  'system/PostPage': ['system/post'],
  'system/ConfigPage': ['system/config'],
  'system/NoticePage': ['system/notice'],
  'monitor/OperLogPage': ['monitor/operlog'],
  'monitor/LoginLogPage': ['monitor/logininfor'],
  'monitor/OnlinePage': ['monitor/online'],
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
