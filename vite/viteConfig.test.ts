import { expect, test } from 'vitest';
import { resolveConfig } from 'vite';

test('the app is served under /dzb/ on port 9962; its files go to dist/dzb, scripts and styles to static', async () => {
  const { base, server, build } = await resolveConfig({}, 'serve');
  expect({ base, port: server.port, outDir: build.outDir, assetsDir: build.assetsDir }).toEqual({
    base: '/dzb/',
    port: 9962,
    outDir: 'dist/dzb',
    assetsDir: 'static',
  });
});
