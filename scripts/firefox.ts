import { openFirefox } from './browsers/puppeteer';
import { tryBrowser } from './browsers/tryBrowser';
import { findFirefox } from './findFirefox';

/** The main job in Firefox, over WebDriver BiDi. */
await tryBrowser(() => openFirefox(findFirefox()));
