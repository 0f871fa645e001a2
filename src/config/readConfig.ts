import * as v from 'valibot';
// With the extension, because Node reads this file for vite.config.ts.
import { configSchema } from './configSchema.ts';

type Raw = v.InferOutput<typeof configSchema>;

const toConfig = (raw: Raw, mode: string) => ({
  title: raw.VITE_TITLE,
  abbreviation: raw.VITE_ABBREVIATION,
  titleSeparator: raw.VITE_TITLE_SEPARATOR,
  titleReverse: raw.VITE_TITLE_REVERSE,
  /** Prefix of every call, without a slash at its end. */
  apiBase: raw.VITE_API_BASE.replace(/\/+$/, ''),
  /** Other field names in the body of the login: `{ username: 'userName' }`. */
  loginFields: raw.VITE_LOGIN_FIELDS,
  /** Field of the login response that holds the token. */
  tokenName: raw.VITE_TOKEN_NAME,
  /** Key of the token in the browser's storage. */
  tokenTableName: raw.VITE_TOKEN_TABLE_NAME,
  storage: raw.VITE_STORAGE,
  routerMode: raw.VITE_ROUTER_MODE,
  routerBase: raw.VITE_ROUTER_BASE,
  /** Source of the routes: `all` = GET /getRouters, `none` = the static routes only. */
  authentication: raw.VITE_AUTHENTICATION,
  /** Additional names of pages, beside `PAGE_ALIASES`. */
  pageAliases: raw.VITE_PAGE_ALIASES,
  loginInterception: raw.VITE_LOGIN_INTERCEPTION,
  rolesControl: raw.VITE_ROLES_CONTROL,
  supportVisit: raw.VITE_SUPPORT_VISIT,
  openFirstMenu: raw.VITE_OPEN_FIRST_MENU,
  /** Whether this build keeps an error log. */
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
  /** Parts of URLs; their calls cover the page. */
  debounce: raw.VITE_DEBOUNCE,
  /** The backend's dictionary calls: those of the specification, or RuoYi's. */
  dictApi: raw.VITE_DICT_API,
  /** Dictionaries loaded at the start of a session. */
  startDicts: raw.VITE_START_DICTS.filter((type) => type !== 'none'),
  /** Paths of calls beyond the specification; empty = not available, and no button. */
  dictExportCall: raw.VITE_DICT_EXPORT_CALL,
  filesExportCall: raw.VITE_FILES_EXPORT_CALL,
  filesZipCall: raw.VITE_FILES_ZIP_CALL,
  groupAdminName: raw.VITE_GROUP_ADMIN_NAME,
  defaultUserName: raw.VITE_DEFAULT_USER_NAME,
  /** Milliseconds until the assistant's reply begins, and between two chunks of it. */
  chatFirstByteTimeout: raw.VITE_CHAT_FIRST_BYTE_TIMEOUT,
  chatIdleTimeout: raw.VITE_CHAT_IDLE_TIMEOUT,
  /** Maximum length of a question: it is sent in the URL. */
  chatMaxQuestion: raw.VITE_CHAT_MAX_QUESTION,
  /** Without a key the assistant is reached through the backend. The key is part of the built files. */
  chatApiKey: raw.VITE_CHAT_API_KEY,
  chatBaseUrl: raw.VITE_CHAT_BASE_URL,
  chatUser: raw.VITE_CHAT_USER,
  /** Other hosts that users' pictures may come from. */
  imageHosts: raw.VITE_IMAGE_HOSTS,
  loginHint: raw.VITE_LOGIN_HINT,
});

export type AppConfig = ReturnType<typeof toConfig>;

export interface ConfigReading {
  config: AppConfig;
  /** One Chinese sentence per invalid setting; `config` has its default. */
  problems: string[];
}

/**
 * Reads the configuration from environment variables. Never throws: invalid values are reported in `problems`.
 *
 * @param env variables by name; unknown names are ignored, empty values count as not set
 * @param mode the build mode, `development` or `production`
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
