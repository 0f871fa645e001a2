import type { BrowserPage } from './BrowserPage';
import { loadPackage } from './cachedPackages';
import { trackRequests } from './trackRequests';

const VIEWPORT = { width: 1440, height: 900 };

interface ConsoleMessage {
  type(): string;
  text(): string;
}

interface Request {
  method(): string;
  url(): string;
  failure(): { errorText: string } | null;
}

/** The members of puppeteer's page that are used here. */
interface Page {
  setViewport(size: typeof VIEWPORT): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  on(event: 'request' | 'requestfinished' | 'requestfailed', listener: (request: Request) => void): void;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  on(event: 'console', listener: (message: ConsoleMessage) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'response', listener: (response: { status(): number; url(): string }) => void): void;
}

interface Browser {
  newPage(): Promise<Page>;
  version(): Promise<string>;
  close(): Promise<void>;
}

interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath: string; headless: boolean }): Promise<Browser>;
}

const REPORTED_TYPES = new Set(['error', 'warn', 'warning', 'assert']);

function recordPageErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (REPORTED_TYPES.has(message.type())) lines.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // When a page is left, the browser itself aborts requests for its icon and pictures, so this is no error.
    if (request.url().endsWith('.svg') && /ABORT/i.test(reason)) return;
    lines.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`HTTP ${response.status()}: ${response.url()}`);
  });
  return lines;
}

/** Starts Firefox with one page, over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<BrowserPage> {
  const puppeteer = loadPackage('puppeteer-core') as Puppeteer;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(VIEWPORT);
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    idle: trackRequests(page),
    pageErrors: recordPageErrors(page),
    version: await browser.version(),
    close: () => browser.close(),
  };
}
