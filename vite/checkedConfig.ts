import type { Plugin } from 'vite';
import { readConfig } from '../src/config/readConfig.ts';

const CONFIG_MODULE = /\/src\/config\/appConfig\.ts$/;

/**
 * Stops a build whose configuration is invalid, and writes the configured title into index.html. The build contains
 * the checked configuration as a constant, without the code that checks it.
 */
export function checkedConfig(env: Record<string, string>, mode: string): Plugin {
  const { config, problems } = readConfig(env, mode);
  return {
    name: 'checked-config',
    buildStart() {
      if (problems.length > 0) this.error(`系统配置有误：\n${problems.join('\n')}`);
    },
    transform: {
      filter: { id: CONFIG_MODULE },
      handler(code) {
        if (this.environment.mode === 'dev') return undefined;
        const constant = JSON.stringify({ config, problems });
        return { code: code.replace(/readConfig\(import\.meta\.env,[^)]*\)/, () => constant), map: null };
      },
    },
    transformIndexHtml: (html) =>
      html.replace(/<title>.*<\/title>/, () => `<title>${config.title.replace(/[<>&]/g, '')}</title>`),
  };
}
