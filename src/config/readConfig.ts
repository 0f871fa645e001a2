import * as v from 'valibot';
// With its ending, because Node itself reads this file when vite.config.ts loads.
import { configSchema } from './configSchema.ts';

type Raw = v.InferOutput<typeof configSchema>;

const toConfig = (raw: Raw, mode: string) => ({
  title: raw.VITE_TITLE,
  abbreviation: raw.VITE_ABBREVIATION,
  titleSeparator: raw.VITE_TITLE_SEPARATOR,
  titleReverse: raw.VITE_TITLE_REVERSE,
  /** Prefix of every call, without a slash at its end. */
  apiBase: raw.VITE_API_BASE.replace(/\/+$/, ''),
  /** Other names of fields in the body of the login, by their own: `{ username: 'userName' }`. */
  loginFields: raw.VITE_LOGIN_FIELDS,
  /** Field of the login answer that holds the token. */
  tokenName: raw.VITE_TOKEN_NAME,
  /** Key of the token in the browser's storage. */
  tokenTableName: raw.VITE_TOKEN_TABLE_NAME,
  storage: raw.VITE_STORAGE,
  routerMode: raw.VITE_ROUTER_MODE,
  routerBase: raw.VITE_ROUTER_BASE,
  /** Where the routes come from: `all` = GET /getRouters, `none` = the static routes only. */
  authentication: raw.VITE_AUTHENTICATION,
  /** Pages by names that the server's menu has for them, beside those of `PAGE_ALIASES`. */
  pageAliases: raw.VITE_PAGE_ALIASES,
  loginInterception: raw.VITE_LOGIN_INTERCEPTION,
  rolesControl: raw.VITE_ROLES_CONTROL,
  supportVisit: raw.VITE_SUPPORT_VISIT,
  openFirstMenu: raw.VITE_OPEN_FIRST_MENU,
  /** Whether failed requests and broken pages are kept in the error log in this build. */
  errorLog: raw.VITE_ERROR_LOG.includes(mode),
  /** Milliseconds. */
  messageDuration: raw.VITE_MESSAGE_DURATION,
  requestTimeout: raw.VITE_REQUEST_TIMEOUT,
  downloadTimeout: raw.VITE_DOWNLOAD_TIMEOUT,
  captchaTimeout: raw.VITE_CAPTCHA_TIMEOUT,
  chunkTimeout: raw.VITE_CHUNK_TIMEOUT,
  successCodes: raw.VITE_SUCCESS_CODES,
  statusName: raw.VITE_STATUS_NAME,
  messageName: raw.VITE_MESSAGE_NAME,
  loadingText: raw.VITE_LOADING_TEXT,
  /** Fragments of URLs whose calls cover the page with the loading overlay. */
  debounce: raw.VITE_DEBOUNCE,
  /** Whose dictionary calls the backend has: those of the specification, or RuoYi's. */
  dictApi: raw.VITE_DICT_API,
  /** Dictionaries that are loaded as soon as somebody is signed in. */
  startDicts: raw.VITE_START_DICTS.filter((type) => type !== 'none'),
  /** Paths of calls that the specification does not have; empty = the backend has none, and there is no button. */
  dictExportCall: raw.VITE_DICT_EXPORT_CALL,
  filesExportCall: raw.VITE_FILES_EXPORT_CALL,
  filesZipCall: raw.VITE_FILES_ZIP_CALL,
  groupAdminName: raw.VITE_GROUP_ADMIN_NAME,
  defaultUserName: raw.VITE_DEFAULT_USER_NAME,
  /** Milliseconds until an answer of the assistant must begin, and that may pass between two parts of it. */
  chatFirstByteTimeout: raw.VITE_CHAT_FIRST_BYTE_TIMEOUT,
  chatIdleTimeout: raw.VITE_CHAT_IDLE_TIMEOUT,
  /** Characters that a question may have: it is sent as part of an address. */
  chatMaxQuestion: raw.VITE_CHAT_MAX_QUESTION,
  /** Without a key the assistant is asked through the backend's proxy calls; it stands in the built files. */
  chatApiKey: raw.VITE_CHAT_API_KEY,
  chatBaseUrl: raw.VITE_CHAT_BASE_URL,
  chatUser: raw.VITE_CHAT_USER,
  /** Hosts besides our own that pictures of users may come from. */
  imageHosts: raw.VITE_IMAGE_HOSTS,
  /** A line below the login form; empty = none. */
  loginHint: raw.VITE_LOGIN_HINT,
});

export type AppConfig = ReturnType<typeof toConfig>;

export interface ConfigReading {
  config: AppConfig;
  /** One Chinese sentence for each setting that cannot be used; its default stands in `config`. */
  problems: string[];
}

/**
 * Reads the configuration from environment variables. Never throws: a wrong value is reported in `problems`.
 *
 * @param env variables by name; unknown names are ignored, an empty value counts as "not set"
 * @param mode name of the build mode, `development` or `production`
 */
export function readConfig(env: Record<string, unknown>, mode: string): ConfigReading {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in configSchema.entries && value !== ''),
  );
  const result = v.safeParse(configSchema, given);
  if (result.success) return { config: toConfig(result.output, mode), problems: [] };

  const problems = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return `${name}=${JSON.stringify(given[name])}：${issue.message}`;
  });
  const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)));
  const usable = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  return { config: toConfig(v.parse(configSchema, usable), mode), problems };
}
