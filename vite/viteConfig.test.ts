import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createServer, resolveConfig } from 'vite';

test('the app is served under /dzb/ on port 9962; its files go to dist/dzb, scripts and styles to static (§1.11)', async () => {
  const { base, server, build } = await resolveConfig({}, 'serve');
  expect({ base, port: server.port, outDir: build.outDir, assetsDir: build.assetsDir }).toEqual({
    base: '/dzb/',
    port: 9962,
    outDir: 'dist/dzb',
    assetsDir: 'static',
  });
});

test('in development the page names its icon where it is', async () => {
  const vite = await createServer({ logLevel: 'silent', server: { middlewareMode: true, ws: false, watch: null } });
  try {
    const html = await vite.transformIndexHtml('/dzb/', readFileSync('index.html', 'utf8'));
    expect(html).toMatch(/<link rel="icon"[^>]* href="\/dzb\/favicon\.svg"/);
  } finally {
    await vite.close();
  }
});

test('browsers with two engines are asked for Chromium', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('<meta name="renderer" content="webkit" />');
});
