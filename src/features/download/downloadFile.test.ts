// @vitest-environment jsdom
import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { collectSavedFiles } from '../../../tests/savedFiles';
import type { AppThunk } from '@/state/storeTypes';
import { downloadEach, downloadZip } from './batchDownloads';
import { dataSourceHeader, downloadFile } from './downloadFile';

beforeEach(() => window.localStorage.clear());

test.each([
  ['slave', { datasource: 'slave' }],
  ['"slave"', { datasource: 'slave' }],
  ['  slave\n', { datasource: 'slave' }],
  ['港口库', { datasource: encodeURI('港口库') }],
  ['a\r\nx-admin: 1', { datasource: 'a%0D%0Ax-admin:%201' }],
  ['', {}],
  ['""', {}],
])('%j gives %j (§7.29)', (kept, header) => {
  window.localStorage.setItem('dataName', kept);
  expect(dataSourceHeader()).toEqual(header);
});

test('nothing kept gives no header (§7.29)', () => expect(dataSourceHeader()).toEqual({}));

describe('a window that saves no files (§14.5)', () => {
  const saved = collectSavedFiles();
  const server = setupServer(mock.get('*/file', () => new HttpResponse('甲')));
  beforeAll(() => server.listen());
  // A browser that refuses to copy.
  beforeEach(() => void (document.execCommand = () => false));
  afterAll(() => server.close());

  const CALL = { method: 'GET', url: '/file', name: 'a.txt' } as const;
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36';
  const WECHAT = `${ANDROID} MicroMessenger/8.0.42.2460(0x28002A3B) WeChat/arm64`;

  /** What is told after a download in a browser of this name. */
  async function toldIn(userAgent: string, download: AppThunk<Promise<unknown>>) {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const services = createTestServices();
    await createTestStore(services).dispatch(download);
    return services.toast.shown.get().map(({ text, detail }) => [text, detail]);
  }

  const TOLD = [[`此窗口不能保存文件，请在浏览器中打开（网址：${window.location.href}）`, '']];

  test.each([
    ['WeChat', WECHAT],
    ['WeCom', `${ANDROID} wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh`],
    ['WeCom on a computer', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/98.0 Safari/537.36 wxwork/4.1.22'],
    ['DingTalk', `${ANDROID} AliApp(DingTalk/7.5.10) com.alibaba.android.rimet/0`],
    ['QQ', `${ANDROID} V1_AND_SQ_9.0.8_5540_YYB_D QQ/9.0.8.14755 NetType/WIFI`],
    ['Weibo', `${ANDROID} Weibo (HUAWEI__weibo__13.6.1__android__android13)`],
  ])('%s', async (_window, userAgent) => {
    expect(await toldIn(userAgent, downloadFile(CALL))).toEqual(TOLD);
    expect(saved).toEqual([]);
  });

  test('the address is copied where the browser allows it', async () => {
    let copied = '';
    const clipboardData = { setData: (_kind: string, text: string) => void (copied = text) };
    document.execCommand = () =>
      document.dispatchEvent(Object.assign(new Event('copy', { bubbles: true }), { clipboardData }));
    const told = await toldIn(WECHAT, downloadFile(CALL));
    expect(told).toEqual([['此窗口不能保存文件，请在浏览器中打开（网址已复制）', '']]);
    expect(copied).toBe(window.location.href);
  });

  test.each([
    ['one by one', downloadEach([CALL])],
    ['as an archive', downloadZip([CALL], 'a.zip')],
  ])('%s', async (_way, download) => {
    expect(await toldIn(WECHAT, download)).toEqual(TOLD);
    expect(saved).toEqual([]);
  });

  test.each([
    ['Chrome', ANDROID],
    ['QQ Browser', `${ANDROID} MQQBrowser/14.5`],
  ])('not %s', async (_browser, userAgent) => {
    expect(await toldIn(userAgent, downloadFile(CALL))).toEqual([['下载完成', 'a.txt']]);
    expect(saved).toHaveLength(1);
  });
});
