// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { writeClipboard } from './writeClipboard';

const COPIES = { 'text/plain': '甲', 'text/html': '<b>甲</b>' };

/** What is on the clipboard, and by which way it came. */
let copied: Record<string, string>;
let isAllowed: boolean;

beforeEach(() => {
  copied = {};
  isAllowed = true;
  // jsdom has neither of them.
  document.execCommand = () => {
    const event = Object.assign(new Event('copy', { cancelable: true, bubbles: true }), {
      clipboardData: { setData: (kind: string, text: string) => (copied[`event ${kind}`] = text) },
    });
    if (isAllowed) document.dispatchEvent(event);
    return isAllowed && event.defaultPrevented;
  };
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly kinds: Record<string, Blob>;
      constructor(kinds: Record<string, Blob>) {
        this.kinds = kinds;
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

const clipboard = (write: (kinds: string[]) => Promise<void>) =>
  vi.stubGlobal('navigator', {
    clipboard: { write: ([item]: { kinds: Record<string, Blob> }[]) => write(Object.keys(item?.kinds ?? {})) },
  });

test('with https: all kinds at once', async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  await writeClipboard(COPIES);
  expect(write).toHaveBeenCalledExactlyOnceWith(['text/plain', 'text/html']);
  expect(copied).toEqual({});
});

test.each([
  ['without https', () => vi.stubGlobal('navigator', {})],
  ['in a browser that refuses', () => clipboard(() => Promise.reject(new Error('no permission')))],
])('%s: by the copying of the browser, all kinds too', async (_where, prepare) => {
  prepare();
  await writeClipboard(COPIES);
  expect(copied).toEqual({ 'event text/plain': '甲', 'event text/html': '<b>甲</b>' });
});

test('where both are refused it is an error', async () => {
  vi.stubGlobal('navigator', {});
  isAllowed = false;
  await expect(writeClipboard(COPIES)).rejects.toThrow('复制失败');
});
