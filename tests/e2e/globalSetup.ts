import { buildApp } from '../../scripts/production';
import { provideBrowser } from '../../scripts/provideBrowser';

/**
 * Builds the app for the browser tests, and provides their browser and a Chinese font, once for all files.
 * `E2E_SKIP_BUILD=1` uses the existing build.
 *
 * @throws if there is no browser; the message says what to do
 */
export default async function setup(): Promise<void> {
  const missing = await provideBrowser();
  if (missing !== undefined) throw new Error(missing);
  buildApp();
}
