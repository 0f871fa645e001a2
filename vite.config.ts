import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { EXTRA_CALLS } from './mocks/extraCalls.ts';
import { readConfig, settingsFromEnv } from './src/config/readConfig.ts';
import { testOrder } from './tests/testOrder.ts';
import { antdStyles } from './vite/antdStyles.ts';
import { backendProxy } from './vite/backendProxy.ts';
import { buildTarget } from './vite/buildTarget.ts';
import { buildStamp } from './vite/buildStamp.ts';
import { checkedConfig, prefetchScript } from './vite/indexHtml.ts';
import { writeCssModuleTypes } from './vite/cssModuleTypes.ts';
import { mockBackend, mockSettings, mockWorker } from './vite/mocks.ts';
import { precompress } from './vite/precompress.ts';
import { previewHeaders } from './vite/previewHeaders.ts';
import { workers } from './vite/workers.ts';

const PORT = 9962;
const OUT_DIR = 'dist/dzb';
const LICENCES = 'licences.txt';

const isTest = process.env['VITEST'] !== undefined;
const sequence = isTest ? { sequencer: await testOrder() } : {};

/** Where the app is. The names in the storage of the browser depend on it. */
const BASE = '/dzb/';

/** `npm test` writes test-results/test.json, `npm run test:release` test-results/test-release.json. */
const resultFile = () => `test-results/${(process.env['npm_lifecycle_event'] ?? 'vitest').replace(':', '-')}.json`;

/** A project of tests beside the code. */
const unit = (name: string, files: string, env: Record<string, string> = {}): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include: [files],
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/freshFile.ts', 'tests/noLayout.ts', 'tests/configureTestingLibrary.ts', 'tests/drawnCases.ts'],
    env: { BASE_URL: BASE, ...env },
  },
});

/** A project of journeys through the real app in jsdom. */
const journeys = (name: string, files: string[], env: Record<string, string> = {}): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include: files,
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['tests/freshFile.ts', 'tests/noLayout.ts', 'tests/setup.ts', 'tests/configureTestingLibrary.ts'],
    env: { BASE_URL: BASE, VITE_ERROR_LOG: 'test', VITE_MESSAGE_DURATION: '60000', ...EXTRA_CALLS, ...env },
  },
});

/** A project of tests in a real browser; a worker has one browser and one server for all of its files. */
const inBrowser = (name: string, files: string): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include: [files],
    environment: './tests/e2e/environment.ts',
    isolate: false,
    setupFiles: ['tests/freshFile.ts'],
    globalSetup: ['tests/e2e/globalSetup.ts'],
    // After the others, which need the processors too.
    sequence: { groupOrder: 1 },
  },
});

export default defineConfig(({ mode, command, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const config = readConfig(settingsFromEnv(env), mode).config;
  const proxy = backendProxy(env, config);
  const isDev = command === 'serve' && !isPreview && !isTest;
  const { app: appOfWorkers, worker: partsOfWorkers } = workers(LICENCES);

  return {
    base: BASE,
    plugins: [
      react(),
      antdStyles(),
      checkedConfig(env, mode),
      prefetchScript(),
      mockWorker(),
      appOfWorkers,
      precompress(),
      buildStamp(env),
      previewHeaders(config),
      ...(env['VITE_PROXY_TARGET'] ? [] : [mockBackend(config)]),
    ],
    define: isDev ? mockSettings(env) : {},
    resolve: { tsconfigPaths: true },
    worker: { plugins: () => [partsOfWorkers] },
    // Unit tests compile empty style sheets.
    css: { modules: isTest ? {} : { getJSON: writeCssModuleTypes } },
    server: { port: PORT, strictPort: true, proxy },
    preview: { port: PORT, strictPort: true, proxy },
    build: {
      outDir: OUT_DIR,
      assetsDir: 'static',
      emptyOutDir: true,
      target: buildTarget(),
      // `npm run size` has the budgets; the icon library and the editor are large, and loaded when needed.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // How long plugins took says nothing on a busy machine.
        checks: { bundlerTimings: false },
        treeshake: {
          moduleSideEffects: [
            // antd's parts do not declare this themselves; each would keep all that its index names.
            { test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/].*\.js$/, sideEffects: false },
          ],
        },
        output: {
          codeSplitting: {
            groups: [
              // Few, larger parts: what the app starts with, and what the shell needs beyond that, would else be
              // dozens of files, each a request.
              { name: 'prefetch', test: /src[\\/]prefetch\.ts$/, priority: 3 },
              { name: 'start', tags: ['$initial'], priority: 2 },
              // antd names its forms in what the shell needs; the shell has none.
              {
                name: 'forms',
                test: /[\\/]@rc-component[\\/](form[\\/]es[\\/](?!\w+Context\.js)|async-validator[\\/])/,
                priority: 1.5,
                includeDependenciesRecursively: false,
              },
              {
                name: 'shell',
                test: /src[\\/](shell[\\/]Shell|pages[\\/]workbench[\\/]WorkbenchPage)\.tsx$/,
                priority: 1,
              },
            ],
          },
        },
      },
      // Most licences ask that their text comes with the code.
      license: { fileName: LICENCES },
    },
    test: {
      restoreMocks: true,
      // Fewer garbage collections, which otherwise take a tenth of the time of the journeys.
      execArgv: ['--max-semi-space-size=64'],
      // Long, for busy machines: a failure is reported late, but what comes late does not fail.
      expect: { poll: { timeout: 30_000 } },
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // By default one processor is left free, which on a machine of two is half of it.
      maxWorkers: availableParallelism(),
      sequence,
      // .ci/run reads the result from the file.
      reporters: process.env['CI'] ? ['default', ['json', { outputFile: resultFile() }]] : ['default'],
      projects: [
        unit('unit', '{src,mocks,vite,scripts,deploy}/**/*.test.{ts,tsx}'),
        journeys('flows', ['tests/flows/**/*.test.tsx']),
        inBrowser('e2e', 'tests/e2e/**/*.test.ts'),
        journeys('release-flows', ['tests/release/flows/*.test.tsx', 'tests/flows/*.property.test.tsx'], {
          PROPERTY_RUNS: 'all',
        }),
        inBrowser('release', 'tests/release/**/*.test.ts'),
        unit('release-properties', 'src/**/*.property.test.{ts,tsx}', { PROPERTY_RUNS: 'all' }),
      ],
    },
  };
});
