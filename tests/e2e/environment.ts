import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Plugin } from 'vite';
import type { Environment } from 'vitest/runtime';
import { launchChromium } from '../../scripts/findProgram';
import { serveApp } from '../../scripts/production';

/** A browser profile, used by one test after another. */
export interface Profile {
  context: BrowserContext;
  /**
   * A tab that stays open. Tabs that it opens share its process, which has already compiled the app, so a test loads in
   * half the time.
   */
  keeper: Page;
}

/** What all files of a worker share. */
export interface Shared {
  /** Serves the build with this worker's own mock backend. */
  server: () => Promise<{ baseUrl: string }>;
  /** The running browser, or a new one if it has crashed. */
  browser: () => Promise<Browser>;
  /** Profiles that no test is using. */
  free: Profile[];
}

declare global {
  var e2e: Shared;
}

/** Lets the browser cache files whose names contain a hash, as `deploy/nginx.conf` does. */
const keepStatic: Plugin = {
  name: 'keep-static',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/dzb/static', (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/**
 * A test environment: Node, with one browser and one server that all files of a worker share. Both start when first
 * needed.
 */
export default {
  name: 'e2e',
  viteEnvironment: 'ssr',
  setup(global: typeof globalThis) {
    let server: ReturnType<typeof serveApp> | undefined;
    let browser: Promise<Browser> | undefined;
    const launch = async () => {
      const launched = await launchChromium();
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
