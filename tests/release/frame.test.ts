import { expect, test } from 'vitest';
import { urlOf } from '../e2e/browser';
import { openShell } from '../e2e/openShell';

const FOREIGN = 'https://frame.example/report';
/**
 * A page of the platform's own origin, such as the file preview. It could reach into the shell, so its frame must have
 * an opaque origin.
 */
const OWN = '/dzb/preview/report.html';

const PAGE = `
  <button onclick="this.textContent = confirm('导出？') ? 'agreed' : 'refused'">ask</button>
  <a href="data:text/csv,1" download="report.csv">export</a>
  <a href="https://frame.example/other" target="_blank">elsewhere</a>
  <output></output>
  <script>
    const output = document.querySelector('output');
    output.textContent = self.origin;
    try { output.textContent += ', ' + localStorage.getItem('admintoken'); } catch (error) {}
    try { top.document.title; output.textContent += ', reaches the shell'; } catch (error) {}
  </script>`;

async function openFrame(link: string, headers: Record<string, string> = {}) {
  const routes = [{ path: '/frame', component: 'InnerLink', meta: { title: '内嵌', link } }];
  const page = await openShell({}, { routes });
  await page.route(link, (route) => route.fulfill({ contentType: 'text/html', headers, body: PAGE }));
  await page.evaluate(() => (location.hash = '/frame'));
  return { page, frame: page.frameLocator('iframe') };
}

test('a page of another host asks, exports and keeps a session of its own, and does not reach the shell', async () => {
  const { page, frame } = await openFrame(FOREIGN);
  page.on('dialog', (dialog) => void dialog.accept());
  await frame.getByText('ask').click();
  await frame.getByText('agreed').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), frame.getByText('export').click()]);
  expect(download.suggestedFilename()).toBe('report.csv');
  await expect.poll(() => frame.locator('output').innerText()).toBe('https://frame.example');

  // Its own windows are free of the sandbox, and the page itself can have one.
  await page
    .context()
    .route('https://frame.example/other', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>document.title = self.origin</script>' }),
    );
  const [window] = await Promise.all([page.waitForEvent('popup'), frame.getByText('elsewhere').click()]);
  await expect.poll(() => window.title()).toBe('https://frame.example');
  expect(await page.getByRole('link', { name: '在新窗口打开' }).getAttribute('target')).toBe('_blank');
});

test('a page that refuses frames leaves words above the empty frame (§17.16)', async () => {
  const { page } = await openFrame(FOREIGN, { 'x-frame-options': 'DENY' });
  await page.getByText('没有内容或显示不全？').click();
  await page.getByText('没有内容，说明此页面不允许嵌入，请在新窗口打开。').waitFor();
  expect(await page.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')).toBe(FOREIGN);
});

test('a page of the own host, such as a file that somebody uploaded, reads no session and does not reach the shell', async () => {
  const { frame } = await openFrame(new URL(OWN, urlOf()).href);
  await frame.getByText('ask').waitFor();
  await expect.poll(() => frame.locator('output').innerText()).toBe('null');
});
