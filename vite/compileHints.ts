import type { Plugin } from 'vite';

/** The chunks on the way to the first page. Most of their functions are called there. */
const CHUNKS = new Set(['prefetch', 'index', 'antd', 'shell', 'bars']);

/**
 * Marks the first chunks for V8: it compiles all of their functions while they are being fetched, in another thread.
 * Otherwise it compiles each when it is first called, and the page waits. Other browsers ignore the comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written its list of chunks to the top, because the comment counts only in the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && CHUNKS.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
