import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|md)$/;
/** Files below this size in bytes are not compressed, because they fit into one packet anyway. */
const MIN_BYTES = 1024;

/** The compressed versions of a file, by the extension that they add. */
const ENCODERS = {
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(file + ending, encoded);
  }
}

/**
 * Writes a gzip and a brotli version beside each text file of the build, at the best compression, so that the web
 * server need not compress (deploy/nginx.conf). index.html has none, because who runs the app writes settings into it.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      // After all plugins that write files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) this.error('precompress needs a folder to write to');
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && TEXT.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name));
        await Promise.all(files.map(compress));
      },
    },
  };
}
