import * as v from 'valibot';
// With the extension, because Node reads this file for vite.config.ts.
import { configSchema, variableOf } from './configSchema.ts';

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
}

/**
 * Reads the configuration from environment variables. Never throws: invalid values are reported in `problems`.
 *
 * @param env variables by name; unknown names are ignored, empty values count as not set
 * @param mode the build mode, `development` or `production`
 */
export function readConfig(env: Record<string, unknown>, mode: string): ConfigReading {
  const given = Object.fromEntries(
    Object.keys(configSchema.entries).flatMap((setting) => {
      const value = env[variableOf(setting)] ?? '';
      return value === '' ? [] : [[setting, value]];
    }),
  );
  const result = v.safeParse(configSchema, given);
  if (result.success) return { config: toConfig(result.output, mode), problems: [] };

  const wrong = result.issues.map((issue) => ({ setting: v.getDotPath(issue) ?? '', message: issue.message }));
  const problems = wrong.map(
    ({ setting, message }) => `${variableOf(setting)}=${JSON.stringify(given[setting])}：${message}`,
  );
  const usable = Object.entries(given).filter(([name]) => wrong.every(({ setting }) => setting !== name));
  return { config: toConfig(v.parse(configSchema, Object.fromEntries(usable)), mode), problems };
}
