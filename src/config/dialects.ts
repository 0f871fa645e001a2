/** What a later version of a server of this kind names otherwise, by the name that is usual. */
interface Renames {
  /** Fields, and perhaps their values, in the answers and bodies of the calls below a path. */
  fields: readonly Rename[];
  /** Where calls are that begin with a path. */
  paths: Readonly<Record<string, string>>;
  /** The beginnings of permissions. */
  permissions: Readonly<Record<string, string>>;
  dicts: Readonly<Record<string, string>>;
}

export interface Rename {
  under: readonly string[];
  name: string;
  now: string;
  /** Values as they are now, by the usual ones. */
  values?: Readonly<Record<string, string>>;
}

/** What differs between kinds of backends, beside settings; docs/backends.md has the same table. */
interface Dialect {
  /** Defaults of settings for this kind, written as in environment variables. */
  settings: Readonly<Record<string, string>>;
  /** Whether the backend itself has no call prefix: the proxy of `dev` and `preview` removes it. */
  isAtRoot: boolean;
  /** Lists below this path get the days of a period as they are, all others get times; empty = all get times. */
  dayPeriods: string;
  /** Where a change of the password carries the two passwords; `version`: as the version of the server says. */
  passwordsIn: 'body' | 'query' | 'version';
  /** Field of a menu entry's parameters, and whether entries have route names. */
  menuQuery: 'query' | 'queryParam';
  hasRouteName: boolean;
  /** Whether a user of the group itself is known by the id of the unit. */
  knowsGroup: boolean;
  /** Paths of calls that other kinds have elsewhere; empty = no such call. */
  calls: Readonly<Record<'captcha' | 'login' | 'logout' | 'user' | 'routes' | 'tenants' | 'push' | 'files', string>>;
  /** Calls whose bodies are sealed where the setting `apiPublicKey` names the server's key. */
  sealed: readonly string[];
  /** Whether the files of the server are listed and uploaded by `calls.files`. */
  listsFiles: boolean;
  /** Whether `POST /unlockscreen` checks the user's password; else a login does. */
  checksPassword: boolean;
  /** Whether `PUT {path}/updateSort` saves the order of menus or departments together; else each is saved by itself. */
  savesOrder: boolean;
  /** Whether `GET /system/config/configKey/sys.user.initPassword` tells the password of new users. */
  tellsInitialPassword: boolean;
  /** Whether a filter of the server removes or changes `<` and `>` in the texts of records. */
  filtersMarkup: boolean;
  /** Call that takes a picture of rich text; empty = no such call. */
  uploadCall: string;
  /** The header `Content-Language`, without which the server speaks the language of its JVM; empty = none. */
  language: string;
  /** Whether `*` within a permission stands for any characters, as Sa-Token reads it. */
  permitsByPattern: boolean;
  /** The role that has all others. */
  superRole: string;
  /** Field of a user's record with the name of the department. */
  userUnit: 'dept.deptName' | 'deptName';
  /** Whether posts belong to departments: users choose among those of their own. */
  postsByUnit: boolean;
  /** Whether a user has at least one role. */
  needsRole: boolean;
  /** Whether the leader of a department is a user, not a name. */
  leaderIsUser: boolean;
  /** Whether dictionaries and their entries can be disabled. */
  disablesDicts: boolean;
  /** Whether `createBy` is the id of a user, whose account stands in `createByName`. */
  asksAuthorId: boolean;
  /** How many data scopes a role can have. */
  dataScopes: 5 | 6;
  /** Whether permissions of menus have exactly three parts. */
  permsInThree: boolean;
  /** Whether a save of the own profile empties what it leaves out. */
  profileWhole: boolean;
  renames: Renames;
}

const NONE: Renames = { fields: [], paths: {}, permissions: {}, dicts: {} };

const RUOYI_SETTINGS = {
  dictApi: 'ruoyi',
  dictExportCall: '/system/dict/data/export',
  ownProfile: 'true',
};

const PRODUCT = {
  settings: {},
  calls: {
    captcha: '/captchaImage',
    login: '/login',
    logout: '/logout',
    user: '/getInfo',
    routes: '/getRouters',
    tenants: '',
    push: '',
    files: '/system/oss',
  },
  sealed: [],
  isAtRoot: false,
  dayPeriods: '',
  passwordsIn: 'body',
  menuQuery: 'query',
  hasRouteName: true,
  knowsGroup: true,
  listsFiles: false,
  checksPassword: false,
  savesOrder: false,
  tellsInitialPassword: false,
  filtersMarkup: false,
  uploadCall: '',
  language: '',
  permitsByPattern: false,
  superRole: 'admin',
  userUnit: 'dept.deptName',
  postsByUnit: false,
  needsRole: false,
  leaderIsUser: false,
  disablesDicts: true,
  asksAuthorId: false,
  dataScopes: 5,
  permsInThree: false,
  profileWhole: false,
  renames: NONE,
} as const satisfies Dialect;

/** RuoYi-Vue-Plus 4.3 to 4.8. */
const PLUS = {
  ...PRODUCT,
  settings: { ...RUOYI_SETTINGS, previewBase: 'none' },
  isAtRoot: true,
  knowsGroup: false,
  passwordsIn: 'query',
  menuQuery: 'queryParam',
  hasRouteName: false,
  listsFiles: true,
  tellsInitialPassword: true,
  filtersMarkup: true,
  uploadCall: '/system/oss/upload',
  // With a hyphen the server fails.
  language: 'zh_CN',
  permitsByPattern: true,
} as const satisfies Dialect;

const USERS = ['/system/user', '/system/role/authUser'];

/** RuoYi-Vue-Plus 6, as the source of its front end has it. */
const PLUS_6: Renames = {
  fields: [
    { under: USERS, name: 'phonenumber', now: 'phoneNumber' },
    { under: USERS, name: 'sex', now: 'gender' },
    { under: ['/system/menu'], name: 'isFrame', now: 'isFrame', values: { '0': 'Y', '1': 'N' } },
    { under: ['/system/menu'], name: 'isCache', now: 'isCache', values: { '0': 'Y', '1': 'N' } },
  ],
  paths: { '/monitor/logininfor': '/monitor/loginInfo' },
  permissions: { 'monitor:logininfor:': 'monitor:logininfo:' },
  dicts: { sys_user_sex: 'sys_user_gender' },
};

/** Each kind of backend by its name in the setting `backend`: how it differs from the product's own. */
export const DIALECTS = {
  product: PRODUCT,
  /** RuoYi 3.8 and 3.9. */
  ruoyi: {
    ...PRODUCT,
    settings: { ...RUOYI_SETTINGS, announcements: 'true' },
    isAtRoot: true,
    knowsGroup: false,
    dayPeriods: '/system/',
    passwordsIn: 'version',
    checksPassword: true,
    savesOrder: true,
    tellsInitialPassword: true,
    filtersMarkup: true,
    uploadCall: '/common/upload',
  },
  'ruoyi-plus': PLUS,
  /** RuoYi-Vue-Plus 5.2 and later; what 6 renames is read too. */
  'ruoyi-plus-5': {
    ...PLUS,
    // The client of the web front end in the server's own data.
    settings: { ...PLUS.settings, clientId: 'e5cd7e4891bf95d1d19206ce24a7b32e' },
    calls: {
      captcha: '/auth/code',
      login: '/auth/login',
      logout: '/auth/logout',
      user: '/system/user/getInfo',
      routes: '/system/menu/getRouters',
      tenants: '/auth/tenant/list',
      push: '/resource/sse',
      files: '/resource/oss',
    },
    sealed: ['/auth/login', '/system/user/resetPwd', '/system/user/profile/updatePwd', '/system/tenant'],
    passwordsIn: 'body',
    uploadCall: '/resource/oss/upload',
    superRole: 'superadmin',
    userUnit: 'deptName',
    postsByUnit: true,
    needsRole: true,
    leaderIsUser: true,
    disablesDicts: false,
    asksAuthorId: true,
    dataScopes: 6,
    permsInThree: true,
    profileWhole: true,
    renames: PLUS_6,
  },
} as const satisfies Record<string, Dialect>;

export type BackendKind = keyof typeof DIALECTS;

/** The names of all kinds. */
export const BACKEND_KINDS = [
  'product',
  'ruoyi',
  'ruoyi-plus',
  'ruoyi-plus-5',
] as const satisfies readonly BackendKind[];

/** The kind with this name, if there is one. */
export const isBackendKind = (name: string): name is BackendKind => Object.hasOwn(DIALECTS, name);
