import type { Plugin } from 'vite';
import { withTagAfterSettings } from './settingsBlock.ts';

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
