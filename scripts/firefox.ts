import { openFirefox } from './browsers/puppeteer';
import { tryBrowser } from './browsers/tryBrowser';
import { findFirefox } from './findFirefox';

/** Runs the journey (`browsers/journey.ts`) in Firefox, over WebDriver BiDi. */
await tryBrowser(() => openFirefox(findFirefox()));
