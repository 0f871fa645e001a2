import type { Plugin } from 'vite';
import { readConfig, settingsFromEnv } from '../src/config/readConfig.ts';
import { withTitle } from './settingsBlock.ts';

const CONFIG_MODULE = /\/src\/config\/appConfig\.ts$/;

/**
 * Stops a build whose configuration is invalid, and writes the configured title into index.html. The build contains
 * its settings as a constant, and none of the other variables of the environment.
 */
export function checkedConfig(env: Record<string, string>, mode: string): Plugin {
  const settings = settingsFromEnv(env);
  const { config, problems } = readConfig(settings, mode);
  return {
    name: 'checked-config',
    buildStart() {
      if (problems.length > 0) this.error(`系统配置有误：\n${problems.join('\n')}`);
    },
    transform: {
      filter: { id: CONFIG_MODULE },
      handler(code) {
        if (this.environment.mode === 'dev') return undefined;
        return { code: code.replace('settingsFromEnv(import.meta.env)', () => JSON.stringify(settings)), map: null };
      },
    },
    transformIndexHtml: (html) => withTitle(html, config.title),
  };
}
