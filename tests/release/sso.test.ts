import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiUrl, expectClean, openPage, urlOf } from '../e2e/browser';

/** Writes settings into the page, as operators do. */
async function configure(page: Page, settings: object): Promise<void> {
  const context = page.context();
  await context.route(
    (url) => url.pathname === '/dzb/',
    async (route) => {
      const response = await route.fetch();
      const block = `id="config">${JSON.stringify(settings)}</script>`;
      await route.fulfill({ response, body: (await response.text()).replace(/id="config">[^<]*<\/script>/, block) });
    },
  );
  // Playwright sees no target of a redirect, so the provider's becomes a page that leads on.
  await context.route(
    (url) => url.pathname.includes('/sso/') && url.searchParams.has('account'),
    async (route) => {
      const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers();
      const body = `<meta http-equiv="refresh" content="0;url=${location.replaceAll('&', '&amp;')}">`;
      await route.fulfill({ contentType: 'text/html', body });
    },
  );
}

/** Addresses and referrers of all requests, but for those that bring a code to the app and to the backend. */
function heard(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  return seen;
}

const SECRET = /ST-|[?&](?:code|ticket|token|state)=|eyJ/;

test('OIDC in the browser: out to another host, in, and nobody else hears of the code (§11.7, §11.9)', async () => {
  const page = await openPage();
  // The same server by another name, so that it is another site.
  const provider = new URL(apiUrl('sso/authorize?client_id=dzb'));
  provider.hostname = provider.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await configure(page, { sso: 'oidc', ssoUrl: provider.href });
  const seen = heard(page);
  await page.goto(urlOf('/profile'));
  await page.getByRole('link', { name: '王海洋（clerk）' }).click();
  await page.getByRole('heading', { name: /王海洋/ }).waitFor();
  expect(page.url()).toBe(urlOf('/profile'));
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter((line) => SECRET.test(line))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(SECRET);
  expectClean(page);
});

test('a token of a portal is in neither address nor history when the first call is made (§11.7, §11.10)', async () => {
  const page = await openPage();
  await configure(page, { ssoPortal: true, ssoTokenName: 'jwt' });
  const seen = heard(page);
  const at: string[] = [];
  page.on('request', (request) => void (request.url().includes('/prod-api/getInfo') && at.push(page.url())));
  await page.goto(apiUrl(`sso/portal?name=jwt&account=clerk&to=${encodeURIComponent(urlOf().split('#')[0] ?? '')}`));
  await page.getByText('已通过门户登录为“王海洋”').waitFor();
  expect(at.length).toBeGreaterThan(0);
  for (const url of [...at, ...seen]) expect(url).not.toMatch(/jwt=|eyJ/);
  expectClean(page);
});
