import * as v from 'valibot';
// With their extensions, because Node reads this file for vite.config.ts.
import { configSchema, variableOf } from './configSchema.ts';
import { DIALECTS, isBackendKind } from './dialects.ts';

/** Settings by name, as in a variable of the environment. */
export type Settings = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON value as the text that an environment variable would have. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(toText).join(',');
  if (!isObject(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).map(([name, other]) => `${name}=${toText(other)}`);
  return pairs.join(',');
}

/**
 * Reads the settings that index.html holds, in its element `config`: a JSON object, such as
 * `{ "title": "…", "requestTimeout": 20000, "imageHosts": ["img.example.cn"] }`.
 *
 * @param text the content of the element; empty = no settings
 */
export function readPageSettings(text: string): { settings: Settings; problems: string[] } {
  let content: unknown = {};
  try {
    if (text.trim() !== '') content = JSON.parse(text);
  } catch {
    content = undefined;
  }
  if (!isObject(content)) {
    return { settings: {}, problems: ['index.html 中的设置不是 JSON 对象，应写成 { "名称": "值" }'] };
  }
  const settings = Object.entries(content).map(([name, value]) => [name, toText(value)]);
  return { settings: Object.fromEntries(settings) as Settings, problems: [] };
}

const SETTINGS = Object.keys(configSchema.entries);

const toConfig = (settings: v.InferOutput<typeof configSchema>, mode: string) => ({
  ...settings,
  /** Whether this build keeps an error log. */
  errorLog: settings.errorLog.includes(mode),
});

export type AppConfig = ReturnType<typeof toConfig>;

export interface ConfigReading {
  config: AppConfig;
  /** One Chinese sentence for each invalid setting, for which `config` has the default. */
  problems: string[];
  /** One Chinese sentence for what is better set otherwise; the app starts. */
  warnings: string[];
}

/** The settings among environment variables, by name. Empty values count as not set. */
export function settingsFromEnv(env: Readonly<Record<string, unknown>>): Settings {
  const given = SETTINGS.map((setting) => [setting, env[variableOf(setting)] ?? '']);
  return Object.fromEntries(given.filter(([, value]) => value !== '')) as Settings;
}

/** The default settings of a kind of backend. */
const presetsOf = (backend: string): Settings => (isBackendKind(backend) ? DIALECTS[backend].settings : {});

/**
 * Reads the configuration. Never throws: invalid values are reported in `problems`.
 *
 * @param built settings of the build
 * @param mode the build mode, `development` or `production`
 * @param page settings in index.html, which take precedence; empty values count as not set
 */
export function readConfig(built: Settings, mode: string, page: Settings = {}): ConfigReading {
  const own = Object.fromEntries(Object.entries(page).filter(([, value]) => value !== ''));
  const chosen = { ...built, ...own };
  const given: Settings = { ...presetsOf(chosen['backend'] ?? ''), ...chosen };
  const unknown = Object.keys(own).filter((name) => !SETTINGS.includes(name));
  const problems = unknown.map((name) => `${name}：没有这项设置`);

  const result = v.safeParse(configSchema, given);
  if (result.success) {
    const { sso, ssoUrl, ssoCall, ssoLogoutUrl, lockAfter } = result.output;
    const isOpen = sso !== 'off' && lockAfter > 0 && ssoLogoutUrl === '';
    const warnings = isOpen ? ['sso、lockAfter：须同时设置 ssoLogoutUrl，否则锁定的屏幕可能不用密码就被越过'] : [];
    if (sso !== 'off' && (ssoUrl === '' || ssoCall === ''))
      problems.push(`sso=${JSON.stringify(sso)}：须同时设置 ssoUrl 和 ssoCall`);
    return { config: toConfig(result.output, mode), problems, warnings };
  }

  const wrong = result.issues.map((issue) => ({ setting: v.getDotPath(issue) ?? '', message: issue.message }));
  for (const { setting, message } of wrong) {
    const name = setting in own ? setting : variableOf(setting);
    problems.push(`${name}=${JSON.stringify(given[setting])}：${message}`);
  }
  const usable = Object.entries(given).filter(([name]) => wrong.every(({ setting }) => setting !== name));
  return { config: toConfig(v.parse(configSchema, Object.fromEntries(usable)), mode), problems, warnings: [] };
}
