import { buildApp } from '../../scripts/production';
import { findChromium } from '../../scripts/findChromium';

/**
 * Builds what the browser tests open, and finds or installs their browser once for all of them; `E2E_SKIP_BUILD=1`
 * takes the build that is there.
 */
export default function setup(): void {
  findChromium();
  if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
}
