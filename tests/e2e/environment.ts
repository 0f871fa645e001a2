import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Plugin } from 'vite';
import type { Environment } from 'vitest/runtime';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/findChromium';
import { serveApp } from '../../scripts/production';

/** A browser profile, which one test after the other is in. */
export interface Profile {
  context: BrowserContext;
  /** A tab that stays. What it opens runs in its process, which has the app compiled: a test loads in half the time. */
  keeper: Page;
}

/** What the files that a worker runs one after another share. */
export interface Shared {
  /** The build with a mock backend of this worker's own. */
  server: () => Promise<{ baseUrl: string }>;
  /** A new one in place of one that has crashed. */
  browser: () => Promise<Browser>;
  /** Profiles that no test is in. */
  free: Profile[];
}

declare global {
  var e2e: Shared;
}

/** Lets the browser keep what is named after its content, as `deploy/nginx.conf` does. */
const keepStatic: Plugin = {
  name: 'keep-static',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/dzb/static', (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** Node, with one browser and one server for all files of a worker. Each is started when it is first asked for. */
export default {
  name: 'e2e',
  viteEnvironment: 'ssr',
  setup(global: typeof globalThis) {
    let server: ReturnType<typeof serveApp> | undefined;
    let browser: Promise<Browser> | undefined;
    const launch = async () => {
      const launched = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
      launched.once('disconnected', () => {
        browser = undefined;
        global.e2e.free.length = 0;
      });
      return launched;
    };
    global.e2e = {
      server: () => (server ??= serveApp(0, [keepStatic])),
      browser: () => (browser ??= launch()),
      free: [],
    };
    return {
      async teardown() {
        await (await browser)?.close();
        await (await server)?.close();
      },
    };
  },
} satisfies Environment;
