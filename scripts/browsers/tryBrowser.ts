import { buildApp, serveApp } from '../production';
import type { BrowserPage } from './BrowserPage';
import { runJourney } from './journey';

/** Runs the journey (`journey.ts`) against the production build; `E2E_SKIP_BUILD=1` uses the existing build. */
export async function tryBrowser(open: () => Promise<BrowserPage>): Promise<void> {
  if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
  const { baseUrl, close } = await serveApp();
  try {
    const page = await open();
    try {
      await runJourney(page, baseUrl);
    } finally {
      await page.close();
    }
  } finally {
    await close();
  }
}
