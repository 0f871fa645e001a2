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
  /** Whether the files of the server are listed and uploaded by `/system/oss`. */
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
}

const RUOYI_SETTINGS = {
  dictApi: 'ruoyi',
  dictExportCall: '/system/dict/data/export',
  ownProfile: 'true',
};

const PRODUCT = {
  settings: {},
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
} as const satisfies Dialect;

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
  /** RuoYi-Vue-Plus 4.3 to 4.8. */
  'ruoyi-plus': {
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
  },
} as const satisfies Record<string, Dialect>;

export type BackendKind = keyof typeof DIALECTS;

/** The names of all kinds. */
export const BACKEND_KINDS = ['product', 'ruoyi', 'ruoyi-plus'] as const satisfies readonly BackendKind[];

/** The kind with this name, if there is one. */
export const isBackendKind = (name: string): name is BackendKind => Object.hasOwn(DIALECTS, name);
