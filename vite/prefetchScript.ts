import type { Plugin } from 'vite';

const ENTRY = /\/src\/prefetch\.ts$/;

/**
 * Puts the script of `src/prefetch.ts` before the app's own into index.html, so that its requests start while the
 * app is loading. The app imports the same file, which runs once.
 */
export function prefetchScript(): Plugin {
  let base = '/';
  return {
    name: 'prefetch-script',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const prefetch = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => ENTRY.test(id)),
        );
        if (!prefetch) throw new Error('The build has no script of src/prefetch.ts (vite.config.ts, codeSplitting).');
        const src = `${base}${prefetch.fileName}`;
        return [
          { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
