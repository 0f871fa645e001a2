import { unpackChromium } from './cachedPackages';
import { ensureChineseFont } from './ensureChineseFont';
import { findChromium } from './findProgram';
import { MissingProgram } from './machine';

/**
 * Finds or fetches what the browser tests need: Chromium, to which CHROMIUM_PATH is set, and a font with Chinese
 * characters. Resolves with what is missing and how to get it, `undefined` = nothing.
 */
export async function provideBrowser(): Promise<string | undefined> {
  try {
    ensureChineseFont();
    process.env['CHROMIUM_PATH'] = findChromium();
    return undefined;
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    const chosen = process.env['CHROMIUM_PATH'];
    if (process.platform !== 'linux' || process.arch !== 'x64' || chosen || /font/.test(error.message))
      return error.message;
    try {
      // For Linux on x64, where nothing may be installed.
      process.env['CHROMIUM_PATH'] = await unpackChromium('chromium');
      return undefined;
    } catch {
      return error.message;
    }
  }
}
