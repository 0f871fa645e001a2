import { ensureChineseFont } from '../../scripts/ensureChineseFont';
import { buildApp } from '../../scripts/production';
import { findChromium } from '../../scripts/findChromium';

/**
 * Builds the app for the browser tests, and finds or installs their browser and a Chinese font, once for all files. `E2E_SKIP_BUILD=1`
 * uses the existing build.
 */
export default function setup(): void {
  findChromium();
  ensureChineseFont();
  if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
}
