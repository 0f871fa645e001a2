import { loadPackage } from './browsers/cachedPackages';
import { openChromium } from './browsers/playwright';
import { tryBrowser } from './browsers/tryBrowser';

/** Runs the journey (`browsers/journey.ts`) in Chromium 109, the last version for Windows 7. */
const chromium = loadPackage('chromium109') as { executablePath: () => Promise<string> };

await tryBrowser(async () => openChromium(await chromium.executablePath()));
