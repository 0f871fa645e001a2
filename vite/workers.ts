import { appendFile, readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** Decodes `&amp;`; its version for browsers asks the document, which workers do not have. */
const ENTITIES = 'decode-named-character-reference';
const withoutDocument = resolve(ENTITIES);

// The published file of docx contains these.
const { resolve: resolveFromDocx } = createRequire(resolve('docx'));
const INSIDE_DOCX = ['fflate', 'nanoid'].map((name) => resolveFromDocx(name));

/** The folder of the package that a module is from; undefined for our own. */
const packageOf = (id: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0];

/** The licence of a package, as Vite writes those of the app. */
async function licenceOf(folder: string): Promise<{ heading: string; text: string }> {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const file = (await readdir(folder)).find((entry) => /^licen[sc]e/i.test(entry));
  const text = file === undefined ? '' : (await readFile(path.join(folder, file), 'utf8')).trim();
  return { heading: `## ${name} - ${version} (${license})`, text };
}

/**
 * What workers need beyond what Vite does: libraries that work without a document, and the licences of what is in them
 * beside those of the app. Vite builds workers apart, so there is a plugin for them and one for the app.
 *
 * @param licences the file of the licences
 */
export function workers(licences: string): { app: Plugin; worker: Plugin } {
  const folders = new Set<string>();
  return {
    worker: {
      name: 'worker-parts',
      enforce: 'pre',
      resolveId: (id) => (id === ENTITIES ? withoutDocument : undefined),
      generateBundle(_options, bundle) {
        const ids = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
        for (const folder of [...ids, ...INSIDE_DOCX].map(packageOf)) if (folder !== undefined) folders.add(folder);
      },
    },
    app: {
      name: 'worker-licences',
      // `npm run dev` gives workers the same files as the page.
      config: (_config, { command, isPreview }) =>
        command === 'serve' && !isPreview ? { resolve: { alias: { [ENTITIES]: withoutDocument } } } : {},
      writeBundle: {
        order: 'pre',
        sequential: true,
        async handler({ dir = '' }) {
          const file = path.join(dir, licences);
          const known = await readFile(file, 'utf8');
          const found = await Promise.all(Array.from(folders, licenceOf));
          const missing = found.filter(({ heading }) => !known.includes(`${heading}\n`));
          await appendFile(file, missing.map(({ heading, text }) => `\n${heading}\n\n${text}\n`).join(''));
        },
      },
    },
  };
}
