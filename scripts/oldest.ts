import { loadPackage } from './browsers/cachedPackages';
import { openChromium } from './browsers/playwright';
import { tryBrowser } from './browsers/tryBrowser';

/** The main job in Chromium 109, the last one for Windows 7. */
const chromium = loadPackage('@sparticuz/chromium') as { executablePath: () => Promise<string> };

await tryBrowser(async () => openChromium(await chromium.executablePath()));
