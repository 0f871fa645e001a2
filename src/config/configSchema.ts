import * as v from 'valibot';
// With its extension, because Node reads this file for vite.config.ts.
import { BACKEND_KINDS } from './dialects.ts';

// Patterns use no lookahead, and no classes but \s, \d and \S, because deploy/configure.sh checks with the same ones.
const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('不能为空')), fallback);

const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false'], '只能是 true 或 false'),
      v.transform((value) => value === 'true'),
    ),
    fallback ? 'true' : 'false',
  );

const number = (fallback: number, pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, message), v.transform(Number)), String(fallback));

const milliseconds = (fallback: number) => number(fallback, /^\d{1,7}$/, '应为毫秒数（0 至 9999999 的整数）');

/** Path of a call below the API base; empty = not available. */
const callPath = (fallback = '') =>
  v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(\/([^/\\\s]\S*)?)?$/, '应以 / 开头')), fallback);

/** A page elsewhere, or on the own host; empty = none. */
const pageAddressSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?([/?#][^\\\s]*)?|\/([^/\\\s][^\\\s]*)?)?$/,
      '应以 http://、https:// 或单个 / 开头',
    ),
  ),
  '',
);

const toList = v.transform((value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const list = (fallback: string) => v.optional(v.pipe(v.string(), toList), fallback);

/** `a=b,c=d`; of two pairs with one name the last wins. */
const pairs = (pattern: RegExp, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(pattern, message),
      v.transform((value) =>
        Object.fromEntries(
          value
            .split(',')
            .filter((pair) => pair.trim() !== '')
            .map((pair) => pair.split('=').map((name) => name.trim()) as [string, string]),
        ),
      ),
    ),
    '',
  );

const LOGIN_FIELDS = ['username', 'password', 'code', 'uuid'];

/** Host names, which become part of the content security policy. */
const hostsSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^\s*([A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]{1,5})?\s*(,\s*|$))*$/,
      '应为主机名，例如 img.example.cn，多个用逗号分隔',
    ),
    v.toLowerCase(),
    toList,
  ),
  '',
);

const oneOf = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  v.optional(v.picklist(options, `只能是 ${options.join('、')}`), fallback);

/** The environment variable of a setting: `requestTimeout` is `VITE_REQUEST_TIMEOUT`. */
export const variableOf = (setting: string): string =>
  `VITE_${setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * All settings (§3.10, §9.1 to §9.5), with the defaults of the specification. docs/settings.md has their
 * variables.
 */
export const configSchema = v.object({
  /** The kind of backend (`DIALECTS`). */
  backend: oneOf(BACKEND_KINDS, 'product'),
  title: text('党支部管理平台'),
  abbreviation: text('支部平台'),
  /** Address of the logo; empty = the product's own. */
  logo: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^((https:\/)?\/([^/\\\s]\S*)?)?$/, '应以 / 或 https:// 开头')),
    '',
  ),
  titleSeparator: v.optional(v.string(), ' - '),
  titleReverse: flag(false),
  /** Prefix of every call, without a slash at its end. */
  apiBase: v.pipe(
    text('/dzb/prod-api'),
    v.transform((path) => path.replace(/(?<!\/)\/+$/, '')),
  ),
  /** Other field names in the body of the login: `{ username: 'userName' }`. */
  loginFields: v.pipe(
    pairs(
      /^\s*((username|password|code|uuid)\s*=\s*[^=,\s]+\s*(,\s*|$))*$/,
      `应写成 字段=名称，多项以逗号分隔，字段为 ${LOGIN_FIELDS.join('、')}`,
    ),
    v.check(
      (names) => new Set(LOGIN_FIELDS.map((name) => names[name] ?? name)).size === LOGIN_FIELDS.length,
      '两个字段不能同名',
    ),
  ),
  /** Field of the login response that holds the token. */
  tokenName: text('token'),
  /** Key of the token in the browser's storage. */
  tokenTableName: text('admintoken'),
  storage: oneOf(['localStorage', 'sessionStorage', 'cookie'], 'localStorage'),
  routerMode: oneOf(['hash', 'history'], 'hash'),
  routerBase: v.optional(v.pipe(v.string(), v.regex(/^\//, '应以 / 开头')), '/'),
  /** Source of the routes: `all` = GET /getRouters, `none` = the static routes only. */
  authentication: oneOf(['all', 'none'], 'all'),
  /** The client as which the app signs in and calls (RuoYi-Vue-Plus 5); empty = none. */
  clientId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]*$/, '只能包含字母、数字和“_.-”')), ''),
  /** The server's public key (Base64), with which passwords are sealed (RuoYi-Vue-Plus 5); empty = sent as they are. */
  apiPublicKey: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9+/]*=*$/, '应为 Base64 编码的公钥')), ''),
  /** Additional names of pages, beside `PAGE_ALIASES`. */
  pageAliases: pairs(/^\s*([^=,\s]+\s*=\s*[^=,\s]+\s*(,\s*|$))*$/, '应写成 名称=名称，多项以逗号分隔'),
  /** Whether menu entries whose page does not exist are left out of the menu. */
  hideMissing: flag(false),
  loginInterception: flag(true),
  rolesControl: flag(false),
  supportVisit: flag(false),
  openFirstMenu: flag(true),
  /** Build modes that keep an error log. */
  errorLog: list('development'),
  /** 0 = until it is closed. */
  messageDuration: milliseconds(3000),
  requestTimeout: milliseconds(10_000),
  downloadTimeout: milliseconds(120_000),
  captchaTimeout: milliseconds(20_000),
  /** Sends PUT and DELETE as POST with `X-HTTP-Method-Override`, through networks that forbid these methods. */
  methodOverride: flag(false),
  chunkTimeout: milliseconds(120_000),
  successCodes: list('200,0'),
  statusName: text('code'),
  messageName: text('msg'),
  loadingText: text('正在加载中...'),
  /** Parts of URLs. A call whose URL contains one of them covers the page with a loading overlay. */
  debounce: list('doEdit'),
  /** The backend's dictionary calls: those of the specification, or RuoYi's. */
  dictApi: oneOf(['product', 'ruoyi'], 'product'),
  /** Whether the backend has announcements for the bell and the workbench (RuoYi from 3.9.2 on). */
  announcements: flag(false),
  /** Whether users see and change their own data, password and picture by RuoYi's calls. */
  ownProfile: flag(false),
  /** Dictionaries loaded at the start of a session. */
  startDicts: v.pipe(
    list('sys_normal_disable,sys_yes_no'),
    v.transform((types) => types.filter((type) => type !== 'none')),
  ),
  /** Paths of calls beyond the specification; empty = not available, and no button. */
  dictExportCall: callPath(),
  filesExportCall: callPath(),
  filesZipCall: callPath(),
  /** Address below which the file preview shows files by their names; empty = no preview. */
  previewBase: v.pipe(
    v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^(none|\/([^/\\\s]\S*)?)$/, '应以 / 开头，或为 none')),
      '/dzb/preview',
    ),
    v.transform((path) => (path === 'none' ? '' : path.replace(/(?<!\/)\/+$/, ''))),
  ),
  groupAdminName: text('集团管理员'),
  /** Id of the group administrator, in place of the name, which users can change; empty = by the name. */
  groupAdminId: v.optional(v.pipe(v.string(), v.trim()), ''),
  defaultUserName: text('游客'),
  /**
   * Milliseconds until the assistant's reply begins, and between two chunks of it. The second is also how long the
   * server may take for more while the rest of a cut reply is read from the records (§15.9).
   */
  chatFirstByteTimeout: milliseconds(30_000),
  chatIdleTimeout: milliseconds(60_000),
  /** Maximum length of a question. Questions are sent in the URL, so they cannot be long. */
  chatMaxQuestion: number(800, /^[1-9]\d{0,5}$/, '应为 1 至 999999 的整数'),
  /** How the assistant is reached: by the backend's calls, or by Dify's own API at `chatBaseUrl`. */
  chatApi: oneOf(['proxy', 'dify'], 'proxy'),
  /**
   * A key selects Dify's own API; without one (`chatApi` = `dify`) a proxy has to add it. The key is part of the built
   * files, where anybody can read it.
   */
  chatApiKey: v.optional(v.string(), ''),
  chatBaseUrl: text('/v1'),
  /** Base address of the files that replies name by relative addresses; empty = `chatBaseUrl`. */
  chatFileBase: v.optional(v.pipe(v.string(), v.trim()), ''),
  chatUser: text('party-branch-platform'),
  /** Other hosts that users' pictures may come from. */
  imageHosts: hostsSchema,
  loginHint: v.optional(v.string(), ''),
  /** Whether the login page leads to the registration (RuoYi's `sys.account.registerUser`, which no call tells). */
  register: flag(false),
  /** Watermark that names the viewer: none, the name, or name and account. */
  watermark: oneOf(['off', 'name', 'account'], 'off'),
  /** Minutes without action after which the screen is locked; 0 = never. */
  lockAfter: number(0, /^\d{1,4}$/, '应为分钟数（0 至 9999 的整数）'),
  /** Sign-in by a provider, whose code or ticket goes to the own backend: OpenID Connect or CAS. */
  sso: oneOf(['off', 'oidc', 'cas'], 'off'),
  /** The page of the sign-in elsewhere, in place of the login form; empty = the form. */
  ssoUrl: pageAddressSchema,
  /** The call of the own backend that answers a code or ticket with a token. */
  ssoCall: callPath('/sso/login'),
  /** Where a sign-out leads; empty = to the login page. */
  ssoLogoutUrl: pageAddressSchema,
  /** Whether a portal may hand over a token in the address, and the name that it has there. */
  ssoPortal: flag(false),
  ssoTokenName: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]+$/, '只能包含字母、数字和“_.-”')), 'token'),
  /** Numbers of the site's filings, for the footer: 备案号 and 公安备案号; empty = not shown. */
  icpFiling: v.optional(v.pipe(v.string(), v.trim()), ''),
  policeFiling: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^([^\d]*\d{14}[^\d]*)?$/, '应含 14 位数字')), ''),
});
