// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts } from '@/ui/toast/createToasts';
import { entryOf, watchVersion } from './watchBrowser';

const html = (entry: string) => `<script type="module" crossorigin src="/dzb/static/${entry}.js"></script>`;

test.each([
  [html('index-a1'), '/dzb/static/index-a1.js'],
  ['<script type="module" src="/dzb/static/index-b2.js"></script>', '/dzb/static/index-b2.js'],
  ['<script nomodule src="/dzb/unsupported.js"></script>', undefined],
  ['', undefined],
  ['<h1>502 Bad Gateway</h1>', undefined],
])('entry of %s: %j', (page, entry) => expect(entryOf(page)).toBe(entry));

describe('looking', () => {
  const dispatch = vi.fn();
  const ask = vi.fn<() => Promise<Response>>();
  let toast = createToasts();
  let life: AbortController;
  const answer = (body: string, status = 200) =>
    ask.mockImplementation(() => Promise.resolve(new Response(body, { status })));
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', ask);
    document.head.innerHTML = html('index-a1');
    dispatch.mockReset();
    ask.mockReset();
    answer(html('index-a1'));
    toast = createToasts();
    life = new AbortController();
    watchVersion(dispatch, toast, life.signal);
  });
  afterEach(() => {
    life.abort();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('every five minutes, past any cache; says it once and looks no more', async () => {
    await pass(4.9);
    expect(ask).not.toHaveBeenCalled();
    await pass(0.2);
    expect(ask).toHaveBeenCalledExactlyOnceWith(import.meta.env.BASE_URL, { cache: 'no-store' });
    expect(dispatch).not.toHaveBeenCalled();
    answer(html('index-b2'));
    await pass(5);
    expect(dispatch).toHaveBeenCalledOnce();
    expect(dispatch.mock.lastCall?.[0]).toMatchObject({
      payload: { text: '新版本可用，重新加载后生效', action: 'reload' },
    });
    expect(toast.shown.get()).toMatchObject([
      { text: '新版本可用', stays: true, actions: [{ label: '立即更新' }, { label: '稍后' }] },
    ]);
    await pass(60);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('when the window is come back to, not while it is hidden', async () => {
    answer(html('index-b2'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(6);
    expect(ask).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(dispatch).toHaveBeenCalledOnce();
  });

  test.each([
    ['the server is down', () => answer('<h1>502</h1>', 502)],
    ['a gateway answers', () => answer('<h1>维护中</h1>')],
    ['there is no connection', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('no word when %s', async (_name, bring) => {
    bring();
    await pass(11);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(dispatch).not.toHaveBeenCalled();
  });
});
