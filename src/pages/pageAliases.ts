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
