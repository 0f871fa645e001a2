import type { Plugin } from 'vite';

const ENTRY = /\/src\/prefetch\.ts$/;

/**
 * Names the script of `src/prefetch.ts` in the page ahead of the app's own, so that what it asks for is under way while
 * the app is still being fetched. The app imports the same file, which is run once.
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
