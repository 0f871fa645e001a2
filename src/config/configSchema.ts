import * as v from 'valibot';

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('不能为空')), fallback);

const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false'], '只能是 true 或 false'),
      v.transform((value) => value === 'true'),
    ),
    fallback ? 'true' : 'false',
  );

const milliseconds = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,7}$/, '应为毫秒数（0 至 9999999 的整数）'), v.transform(Number)),
    String(fallback),
  );

const count = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, '应为 1 至 999999 的整数'), v.transform(Number)),
    String(fallback),
  );

/** Path of a call below the API base; empty = not available. */
const callPath = v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(\/(?![/\\])\S*)?$/, '应以 / 开头')), '');

const list = (fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    fallback,
  );

/** `a=b,c=d`; of two pairs with one name the last wins. */
const pairs = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\s*(([^=,\s]+)\s*=\s*([^=,\s]+)\s*(,\s*|$))*$/, '应写成 名称=名称，多项以逗号分隔'),
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

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

/** Host names; they become part of the content security policy. */
const hosts = v.pipe(
  list(''),
  v.check((names) => names.every((name) => HOST.test(name)), '应为主机名，例如 img.example.cn，多个用逗号分隔'),
  v.transform((names) => names.map((name) => name.toLowerCase())),
);

const oneOf = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  v.optional(v.picklist(options, `只能是 ${options.join('、')}`), fallback);

/**
 * All settings (specification, sections 1, 3 and 9) by environment variable, with the defaults of the specification.
 * README's configuration table mirrors this list.
 */
export const configSchema = v.object({
  VITE_TITLE: text('党支部管理平台'),
  VITE_ABBREVIATION: text('支部平台'),
  VITE_TITLE_SEPARATOR: v.optional(v.string(), ' - '),
  VITE_TITLE_REVERSE: flag(false),
  VITE_API_BASE: text('/dzb/prod-api'),
  VITE_LOGIN_FIELDS: v.pipe(
    pairs,
    v.check(
      (names) => Object.keys(names).every((name) => LOGIN_FIELDS.includes(name)),
      `只能改名 ${LOGIN_FIELDS.join('、')}`,
    ),
    v.check(
      (names) => new Set(LOGIN_FIELDS.map((name) => names[name] ?? name)).size === LOGIN_FIELDS.length,
      '两个字段不能同名',
    ),
  ),
  VITE_TOKEN_NAME: text('token'),
  VITE_TOKEN_TABLE_NAME: text('admintoken'),
  VITE_STORAGE: oneOf(['localStorage', 'sessionStorage', 'cookie'], 'localStorage'),
  VITE_ROUTER_MODE: oneOf(['hash', 'history'], 'hash'),
  VITE_ROUTER_BASE: v.optional(v.pipe(v.string(), v.startsWith('/', '应以 / 开头')), '/'),
  VITE_AUTHENTICATION: oneOf(['all', 'none'], 'all'),
  VITE_PAGE_ALIASES: pairs,
  VITE_LOGIN_INTERCEPTION: flag(true),
  VITE_ROLES_CONTROL: flag(false),
  VITE_SUPPORT_VISIT: flag(false),
  VITE_OPEN_FIRST_MENU: flag(true),
  VITE_ERROR_LOG: list('development'),
  VITE_MESSAGE_DURATION: milliseconds(3000),
  VITE_REQUEST_TIMEOUT: milliseconds(10_000),
  VITE_DOWNLOAD_TIMEOUT: milliseconds(60_000),
  VITE_CAPTCHA_TIMEOUT: milliseconds(20_000),
  VITE_CHUNK_TIMEOUT: milliseconds(120_000),
  VITE_SUCCESS_CODES: list('200,0'),
  VITE_STATUS_NAME: text('code'),
  VITE_MESSAGE_NAME: text('msg'),
  VITE_LOADING_TEXT: text('正在加载中...'),
  VITE_DEBOUNCE: list('doEdit'),
  VITE_DICT_API: oneOf(['product', 'ruoyi'], 'product'),
  VITE_START_DICTS: list('sys_normal_disable,sys_yes_no'),
  VITE_DICT_EXPORT_CALL: callPath,
  VITE_FILES_EXPORT_CALL: callPath,
  VITE_FILES_ZIP_CALL: callPath,
  VITE_GROUP_ADMIN_NAME: text('集团管理员'),
  VITE_DEFAULT_USER_NAME: text('游客'),
  VITE_CHAT_FIRST_BYTE_TIMEOUT: milliseconds(30_000),
  VITE_CHAT_IDLE_TIMEOUT: milliseconds(60_000),
  VITE_CHAT_MAX_QUESTION: count(800),
  VITE_CHAT_API_KEY: v.optional(v.string(), ''),
  VITE_CHAT_BASE_URL: text('/v1'),
  VITE_CHAT_USER: text('party-branch-platform'),
  VITE_IMAGE_HOSTS: hosts,
  VITE_LOGIN_HINT: v.optional(v.string(), ''),
});
