import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig, type PluginOption } from 'vite';

/** Builds a page of this folder as for production, and serves it. */
export async function servePage(folder: string, ...plugins: PluginOption[]) {
  const outDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const config: InlineConfig = {
    root: path.join(import.meta.dirname, folder),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    resolve: { tsconfigPaths: true },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
    preview: { port: 0, host: '127.0.0.1' },
  };
  await build(config);
  const server = await preview(config);
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
