import type { Plugin } from 'vite';
import { readConfig } from '../src/config/readConfig.ts';

/** Fails a build whose configuration cannot be used, and gives index.html the configured title. */
export function checkedConfig(env: Record<string, string>, mode: string): Plugin {
  const { config, problems } = readConfig(env, mode);
  return {
    name: 'checked-config',
    buildStart() {
      if (problems.length > 0) this.error(`系统配置有误：\n${problems.join('\n')}`);
    },
    transformIndexHtml: (html) =>
      html.replace(/<title>.*<\/title>/, () => `<title>${config.title.replace(/[<>&]/g, '')}</title>`),
  };
}
