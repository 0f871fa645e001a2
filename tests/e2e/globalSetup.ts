import { buildApp } from '../../scripts/production';
import { findChromium } from '../../scripts/findChromium';

/**
 * Builds the app for the browser tests, and finds or installs their browser, once for all files. `E2E_SKIP_BUILD=1`
 * uses the existing build.
 */
export default function setup(): void {
  findChromium();
  if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
}
