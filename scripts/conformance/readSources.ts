import { readdirSync, readFileSync } from 'node:fs';
import type { Source } from './statements';

const FOLDERS = ['bench', 'deploy', 'docs/decisions', 'mocks', 'scripts', 'src', 'tests', 'vite'];
const HAS_TEXT = /\.(?:ts|tsx|js|css|md|sh|conf)$/;

/** The files whose comments and titles may refer to the specification. */
export const readSources = (): Source[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => HAS_TEXT.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
