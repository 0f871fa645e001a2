import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig, type PluginOption } from 'vite';
import type { Served } from '../scripts/inChromium';

const OUT_DIR = path.resolve('node_modules/.cache/bench');

/** Builds a folder of pages as for production. Resolves with the folder to be served at /. */
export async function buildPages(folder: string, ...plugins: PluginOption[]): Promise<string> {
  const config: InlineConfig = {
    root: path.join(import.meta.dirname, folder),
    base: '/dzb/',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    resolve: { tsconfigPaths: true },
    build: { outDir: path.join(OUT_DIR, folder, 'dzb'), emptyOutDir: true, assetsDir: 'static', target: 'es2022' },
  };
  await build(config);
  return path.join(OUT_DIR, folder);
}

/** Builds and serves bench/pages, of which the hash of the address names one. */
export async function servePages(...plugins: PluginOption[]): Promise<Served> {
  const outDir = path.join(await buildPages('pages', ...plugins), 'dzb');
  const server = await preview({
    base: '/dzb/',
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { baseUrl: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
