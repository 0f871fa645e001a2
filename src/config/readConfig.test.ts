import { describe, expect, test } from 'vitest';
import { readPageSettings, readConfig, settingsFromEnv } from './readConfig';

const read = (env: Record<string, unknown>, mode = 'development') => readConfig(settingsFromEnv(env), mode);

const DEFAULTS = {
  backend: 'product',
  title: '党支部管理平台',
  abbreviation: '支部平台',
  logo: '',
  ...{ sso: 'off', ssoUrl: '', ssoCall: '/sso/login', ssoLogoutUrl: '', ssoPortal: false, ssoTokenName: 'token' },
  ...{ icpFiling: '', policeFiling: '', titleSeparator: ' - ', titleReverse: false },
  apiBase: '/dzb/prod-api',
  loginFields: {},
  tokenName: 'token',
  tokenTableName: 'admintoken',
  storage: 'localStorage',
  routerMode: 'hash',
  routerBase: '/',
  authentication: 'all',
  pageAliases: {},
  hideMissing: false,
  loginInterception: true,
  rolesControl: false,
  supportVisit: false,
  openFirstMenu: true,
  errorLog: true,
  messageDuration: 3000,
  requestTimeout: 10_000,
  downloadTimeout: 120_000,
  captchaTimeout: 20_000,
  chunkTimeout: 120_000,
  successCodes: ['200', '0'],
  statusName: 'code',
  messageName: 'msg',
  loadingText: '正在加载中...',
  debounce: ['doEdit'],
  dictApi: 'product',
  announcements: false,
  ownProfile: false,
  startDicts: ['sys_normal_disable', 'sys_yes_no'],
  dictExportCall: '',
  filesExportCall: '',
  filesZipCall: '',
  previewBase: '/dzb/preview',
  groupAdminName: '集团管理员',
  groupAdminId: '',
  defaultUserName: '游客',
  imageHosts: [],
  loginHint: '',
  watermark: 'off',
  lockAfter: 0,
  chatMaxQuestion: 800,
};

test('nothing set: the specification’s values (§1.1, §2.11, §2.21, §2.30, §2.31, §3.7, §3.10, §4.2, §4.4, §6.8, §7.1, §7.2, §9.1, §9.4, §9.7, §9.11)', () => {
  expect(read({})).toMatchObject({ config: DEFAULTS, problems: [] });
});

const USED = [
  ['VITE_TITLE', '港口党建', 'title', '港口党建'],
  ['VITE_ABBREVIATION', ' 港建 ', 'abbreviation', '港建'],
  ['VITE_LOGO', '/dzb/logo.png', 'logo', '/dzb/logo.png'],
  ['VITE_LOGO', 'https://img.example.cn/logo.png', 'logo', 'https://img.example.cn/logo.png'],
  ['VITE_TITLE_SEPARATOR', ' | ', 'titleSeparator', ' | '],
  ['VITE_TITLE_REVERSE', 'true', 'titleReverse', true],
  ['VITE_API_BASE', '/api/', 'apiBase', '/api'],
  ['VITE_LOGIN_FIELDS', 'username = userName, code=captcha', 'loginFields', { username: 'userName', code: 'captcha' }],
  ['VITE_LOGIN_FIELDS', 'username=code,code=captcha', 'loginFields', { username: 'code', code: 'captcha' }],
  ['VITE_TOKEN_NAME', 'jwt', 'tokenName', 'jwt'],
  ['VITE_TOKEN_TABLE_NAME', 'mytoken', 'tokenTableName', 'mytoken'],
  ['VITE_STORAGE', 'cookie', 'storage', 'cookie'],
  ['VITE_ROUTER_MODE', 'history', 'routerMode', 'history'],
  ['VITE_ROUTER_BASE', '/dzb/', 'routerBase', '/dzb/'],
  ['VITE_AUTHENTICATION', 'none', 'authentication', 'none'],
  ['VITE_PAGE_ALIASES', 'party/org/index=dict/DictPage', 'pageAliases', { 'party/org/index': 'dict/DictPage' }],
  ['VITE_HIDE_MISSING', 'true', 'hideMissing', true],
  ['VITE_LOGIN_INTERCEPTION', 'false', 'loginInterception', false],
  ['VITE_ROLES_CONTROL', 'true', 'rolesControl', true],
  ['VITE_SUPPORT_VISIT', 'true', 'supportVisit', true],
  ['VITE_OPEN_FIRST_MENU', 'false', 'openFirstMenu', false],
  ['VITE_ERROR_LOG', 'production, test', 'errorLog', false],
  ['VITE_MESSAGE_DURATION', '5000', 'messageDuration', 5000],
  ['VITE_REQUEST_TIMEOUT', '0', 'requestTimeout', 0],
  ['VITE_DOWNLOAD_TIMEOUT', '60000', 'downloadTimeout', 60_000],
  ['VITE_CAPTCHA_TIMEOUT', '9999999', 'captchaTimeout', 9_999_999],
  ['VITE_CHUNK_TIMEOUT', '60000', 'chunkTimeout', 60_000],
  ['VITE_SUCCESS_CODES', '200, 0,ok', 'successCodes', ['200', '0', 'ok']],
  ['VITE_STATUS_NAME', 'status', 'statusName', 'status'],
  ['VITE_MESSAGE_NAME', 'message', 'messageName', 'message'],
  ['VITE_LOADING_TEXT', '稍等', 'loadingText', '稍等'],
  ['VITE_IMAGE_HOSTS', 'Img.example.cn, a.cn:8443', 'imageHosts', ['img.example.cn', 'a.cn:8443']],
  ['VITE_DEBOUNCE', 'doEdit,doDelete', 'debounce', ['doEdit', 'doDelete']],
  ['VITE_DICT_API', 'ruoyi', 'dictApi', 'ruoyi'],
  ['VITE_START_DICTS', 'sys_user_sex', 'startDicts', ['sys_user_sex']],
  ['VITE_START_DICTS', 'none', 'startDicts', []],
  ['VITE_DICT_EXPORT_CALL', '/system/dict/data/export', 'dictExportCall', '/system/dict/data/export'],
  ['VITE_FILES_EXPORT_CALL', '/system/oss/export', 'filesExportCall', '/system/oss/export'],
  ['VITE_FILES_ZIP_CALL', '/system/oss/zip', 'filesZipCall', '/system/oss/zip'],
  ['VITE_PREVIEW_BASE', '/view/', 'previewBase', '/view'],
  ['VITE_PREVIEW_BASE', 'none', 'previewBase', ''],
  ['VITE_GROUP_ADMIN_NAME', '总管', 'groupAdminName', '总管'],
  ['VITE_GROUP_ADMIN_ID', ' 100 ', 'groupAdminId', '100'],
  ['VITE_DEFAULT_USER_NAME', '访客', 'defaultUserName', '访客'],
  ['VITE_WATERMARK', 'account', 'watermark', 'account'],
  ['VITE_LOCK_AFTER', '10', 'lockAfter', 10],
  ['VITE_LOGIN_HINT', '请用工号登录', 'loginHint', '请用工号登录'],
  ['VITE_CHAT_MAX_QUESTION', '1200', 'chatMaxQuestion', 1200],
] as const;

test.each(USED)('%s=%s (§2.11, §3.7, §3.10)', (name, value, field, expected) => {
  const { config, problems } = read({ [name]: value });
  expect(problems).toEqual([]);
  expect(config).toMatchObject({ ...DEFAULTS, [field]: expected });
});

test.each([
  ['VITE_TITLE', '   ', '不能为空'],
  ['VITE_LOGO', 'javascript:alert(1)', '应以 / 或 https:// 开头'],
  ['VITE_LOGO', '//img.example.cn/logo.png', '应以 / 或 https:// 开头'],
  ['VITE_TITLE_REVERSE', 'yes', '只能是 true 或 false'],
  ['VITE_LOGIN_FIELDS', 'userName', '应写成 字段=名称，多项以逗号分隔，字段为 username、password、code、uuid'],
  ['VITE_LOGIN_FIELDS', 'account=userName', '应写成 字段=名称，多项以逗号分隔，字段为 username、password、code、uuid'],
  ['VITE_LOGIN_FIELDS', 'username=password', '两个字段不能同名'],
  ['VITE_STORAGE', 'indexedDB', '只能是 localStorage、sessionStorage、cookie'],
  ['VITE_ROUTER_MODE', 'Hash', '只能是 hash、history'],
  ['VITE_ROUTER_BASE', 'dzb', '应以 / 开头'],
  ['VITE_AUTHENTICATION', 'intelligence', '只能是 all、none'],
  ['VITE_PAGE_ALIASES', 'party/org/index', '应写成 名称=名称，多项以逗号分隔'],
  ['VITE_LOGIN_INTERCEPTION', '1', '只能是 true 或 false'],
  ['VITE_DICT_API', 'RuoYi', '只能是 product、ruoyi'],
  ['VITE_FILES_ZIP_CALL', 'https://evil.example/zip', '应以 / 开头'],
  ['VITE_FILES_ZIP_CALL', '//evil.example/zip', '应以 / 开头'],
  ['VITE_BACKEND', 'RuoYi', '只能是 product、ruoyi、ruoyi-plus、ruoyi-plus-5'],
  ['VITE_PREVIEW_BASE', 'https://evil.example/', '应以 / 开头，或为 none'],
  ['VITE_PREVIEW_BASE', '//evil.example/', '应以 / 开头，或为 none'],
  ['VITE_MESSAGE_DURATION', '3s', '应为毫秒数（0 至 9999999 的整数）'],
  ['VITE_REQUEST_TIMEOUT', '-1', '应为毫秒数（0 至 9999999 的整数）'],
  ['VITE_CAPTCHA_TIMEOUT', '1e4', '应为毫秒数（0 至 9999999 的整数）'],
  ['VITE_IMAGE_HOSTS', 'a.cn; script-src *', '应为主机名，例如 img.example.cn，多个用逗号分隔'],
  ['VITE_IMAGE_HOSTS', 'https://a.cn', '应为主机名，例如 img.example.cn，多个用逗号分隔'],
  ['VITE_CHUNK_TIMEOUT', '12345678', '应为毫秒数（0 至 9999999 的整数）'],
  ['VITE_CHAT_MAX_QUESTION', '0', '应为 1 至 999999 的整数'],
  ['VITE_CHAT_MAX_QUESTION', '8e2', '应为 1 至 999999 的整数'],
])('%s=%s: a sentence, and the default (§3.10)', (name, value, sentence) => {
  const { config, problems } = read({ [name]: value });
  expect(problems).toEqual([`${name}="${value}"：${sentence}`]);
  expect(config).toMatchObject(DEFAULTS);
});

test('every wrong setting has its sentence; the right ones beside them count', () => {
  const env = { VITE_STORAGE: 'x', VITE_ROUTER_MODE: 'y', VITE_TITLE: '港口党建' };
  const { config, problems } = read(env);
  expect(problems).toHaveLength(2);
  expect(config).toMatchObject({ ...DEFAULTS, title: '港口党建' });
});

test.each([
  ['an empty value', { VITE_TITLE: '' }],
  ['an unknown name', { VITE_OTHER: 'x', PATH: '/bin' }],
])('%s counts as not set', (_name, env) => {
  expect(read(env)).toMatchObject({ config: DEFAULTS, problems: [] });
});

test.each([
  ['development', undefined, true],
  ['production', undefined, false],
  ['production', 'development,production', true],
  ['development', 'production', false],
])('error log in %s with VITE_ERROR_LOG=%s: %s (§3.10, §4.20)', (mode, value, expected) => {
  const env = value === undefined ? {} : { VITE_ERROR_LOG: value };
  expect(read(env, mode).config.errorLog).toBe(expected);
});

const DICTS = { dictApi: 'ruoyi', dictExportCall: '/system/dict/data/export', ownProfile: true };

test.each([
  [{ backend: 'ruoyi' }, { ...DICTS, announcements: true }],
  [
    { backend: 'ruoyi', dictApi: 'product' },
    { ...DICTS, announcements: true, dictApi: 'product' },
  ],
  [{ backend: 'ruoyi-plus' }, { ...DICTS, previewBase: '' }],
])('the kind of backend stands for settings; those that are given win: %j', (given, stood) => {
  expect(readConfig(given, 'development')).toMatchObject({ config: { ...DEFAULTS, ...given, ...stood }, problems: [] });
});

test('a secret key is not read (§9.6)', () => {
  expect(settingsFromEnv({ VITE_SECRET_KEY: 'x', SECRET_KEY: 'x', secretKey: 'x' })).toEqual({});
  expect(Object.values(read({ VITE_SECRET_KEY: 'x' }).config)).not.toContain('x');
});

describe('settings in index.html', () => {
  const inPage = (text: string, built = {}) => {
    const { settings, problems } = readPageSettings(text);
    const reading = readConfig(built, 'production', settings);
    return { config: reading.config, problems: [...problems, ...reading.problems] };
  };

  test.each([
    ['a text', '{ "title": "港口党建" }', { title: '港口党建' }],
    ['a number', '{ "requestTimeout": 5000 }', { requestTimeout: 5000 }],
    ['a number as text', '{ "requestTimeout": "5000" }', { requestTimeout: 5000 }],
    ['true', '{ "titleReverse": true }', { titleReverse: true }],
    ['a list', '{ "imageHosts": ["a.cn", "b.cn"] }', { imageHosts: ['a.cn', 'b.cn'] }],
    ['pairs', '{ "loginFields": { "username": "userName" } }', { loginFields: { username: 'userName' } }],
    ['nothing', '', {}],
    ['null', '{ "title": null }', {}],
    ['the error log', '{ "errorLog": "production" }', { errorLog: true }],
  ])('%s', (_name, text, expected) => {
    expect(inPage(text)).toMatchObject({ config: { ...DEFAULTS, errorLog: false, ...expected }, problems: [] });
  });

  test('they win over those of the build', () => {
    const built = { title: '甲', abbreviation: '乙', backend: 'ruoyi' };
    expect(inPage('{ "title": "丙", "backend": "product" }', built)).toMatchObject({
      config: { ...DEFAULTS, errorLog: false, title: '丙', abbreviation: '乙' },
    });
  });

  test.each([
    ['{ "storage": "indexedDB" }', 'storage="indexedDB"：只能是 localStorage、sessionStorage、cookie'],
    ['{ "requestTimeout": -1 }', 'requestTimeout="-1"：应为毫秒数（0 至 9999999 的整数）'],
    ['{ "titel": "港口" }', 'titel：没有这项设置'],
    ['{ "title": "港口", }', 'index.html 中的设置不是 JSON 对象，应写成 { "名称": "值" }'],
    ['["title"]', 'index.html 中的设置不是 JSON 对象，应写成 { "名称": "值" }'],
    ['{ "toString": "港口" }', 'toString：没有这项设置'],
    ['{ "imageHosts": { "a": {} } }', 'imageHosts="a="：应为主机名，例如 img.example.cn，多个用逗号分隔'],
  ])('%s: a sentence, and the default', (text, sentence) => {
    expect(inPage(text)).toMatchObject({ config: { ...DEFAULTS, errorLog: false }, problems: [sentence] });
  });

  test('a wrong setting of the build that the page corrects says nothing', () => {
    const page = inPage('{ "storage": "cookie" }', { storage: 'x' });
    expect(page).toMatchObject({ config: { storage: 'cookie' }, problems: [] });
  });
});
