import type { Plugin } from 'vite';
import { readConfig, settingsFromEnv, type Settings } from '../src/config/readConfig.ts';

/** The element of index.html that holds settings. */
const BLOCK = /(<script type="application\/json" id="config">)([^<]*)(<\/script>)/;

/**
 * The content of the element of index.html that holds settings.
 *
 * @throws {Error} if there is no such element
 */
export function settingsBlockOf(html: string): string {
  const [, , content] = BLOCK.exec(html) ?? [];
  if (content === undefined) throw new Error('index.html has no element <script type="application/json" id="config">.');
  return content;
}

/** index.html with these settings in place of its own. */
export function withSettings(html: string, settings: Settings): string {
  // `<` would end the element.
  const content = JSON.stringify(settings, null, 2).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_block, start: string, _content, end: string) => `${start}\n${content}\n    ${end}`);
}

/** index.html with this tag after the element that holds settings. */
const withTagAfterSettings = (html: string, tag: string): string => {
  settingsBlockOf(html);
  return html.replace(BLOCK, (block) => `${block}\n    ${tag}`);
};

/** index.html with this title, which is shown until the app has started. */
export const withTitle = (html: string, title: string): string =>
  html.replace(/<title>.*<\/title>/, () => `<title>${title.replace(/[<>&]/g, '')}</title>`);

const CONFIG_MODULE = /\/src\/config\/appConfig\.ts$/;

/**
 * Stops a build whose configuration is invalid, and writes the configured title into index.html. The build contains
 * its settings as a constant, and none of the other variables of the environment.
 */
export function checkedConfig(env: Record<string, string>, mode: string): Plugin {
  const settings = settingsFromEnv(env);
  const { config, problems, warnings } = readConfig(settings, mode);
  return {
    name: 'checked-config',
    buildStart() {
      if (problems.length > 0) this.error(`系统配置有误：\n${problems.join('\n')}`);
      for (const warning of warnings) this.warn(warning);
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

const ENTRY = /\/src\/prefetch\.ts$/;

/**
 * Puts the script of `src/prefetch.ts` before the app's own into index.html, so that its requests start while the
 * app is loading. The app imports the same file, which runs once. It may run before the rest of the page has arrived, so
 * the settings stand before it.
 */
export function prefetchScript(): Plugin {
  let base = '/';
  return {
    name: 'prefetch-script',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const prefetch = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => ENTRY.test(id)),
        );
        if (!prefetch) throw new Error('The build has no script of src/prefetch.ts (vite.config.ts, codeSplitting).');
        const src = `${base}${prefetch.fileName}`;
        return withTagAfterSettings(html, `<script type="module" async crossorigin src="${src}"></script>`);
      },
    },
  };
}
