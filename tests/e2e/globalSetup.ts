import type { TestProject } from 'vitest/node';
import { buildApp, serveApp } from '../../scripts/production';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built app is served, with a slash at its end. */
    baseUrl: string;
  }
}

/** Serves the production build to the browser tests; `E2E_SKIP_BUILD=1` takes the build that is there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
  const { baseUrl, close } = await serveApp();
  project.provide('baseUrl', baseUrl);
  return close;
}
