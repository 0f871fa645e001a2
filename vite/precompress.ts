import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|md)$/;
/** Bytes; a file that fits into one packet as it is gains nothing. */
const SMALLEST = 1024;

/** The compressed twins of a file, by the ending that they add to its name. */
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
  if (content.length < SMALLEST) return;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(file + ending, encoded);
  }
}

/**
 * Writes a gzip and a brotli twin beside each text file of the build, as small as these formats can make it, so that a
 * web server compresses nothing while somebody waits (deploy/nginx.conf).
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      // Whatever else writes into the folder has to be there.
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
