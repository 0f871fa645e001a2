import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

/** Writes the types of all CSS modules, for `npm run typecheck`. `vite dev` updates those that change. */
const config = await resolveConfig({ logLevel: 'warn' }, 'build');
const source = join(config.root, 'src');
for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  const file = join(source, name);
  if (name.endsWith('.module.css')) await preprocessCSS(readFileSync(file, 'utf8'), file, config);
}
