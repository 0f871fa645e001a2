// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { copyRich } from './copyRich';

type Kinds = Record<string, Blob | Promise<Blob>>;

const MARKDOWN = '| a |\n| - |\n| **1** |';
let copied: Record<string, string>;

const read = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

class FakeItem {
  readonly kinds: Kinds;
  constructor(kinds: Kinds) {
    this.kinds = kinds;
  }
}

beforeEach(() => {
  copied = {};
  vi.stubGlobal('ClipboardItem', FakeItem);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: FakeItem[]) => {
        for (const [kind, blob] of Object.entries(item?.kinds ?? {})) copied[kind] = await read(await blob);
      },
      writeText: (text: string) => {
        copied['text/plain'] = text;
        return Promise.resolve();
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

test('formatted, with the Markdown as plain text', async () => {
  expect(await copyRich(MARKDOWN)).toBe('rich');
  expect(copied['text/html']).toMatch(/^<table [^]*<strong>1<\/strong>/);
  expect(copied['text/plain']).toBe(MARKDOWN);
});

test('plain where the browser has no such clipboard', async () => {
  Reflect.deleteProperty(window, 'ClipboardItem');
  expect(await copyRich(MARKDOWN)).toBe('plain');
  expect(copied).toEqual({ 'text/plain': MARKDOWN });
});

test('plain where the browser refuses the formatted text', async () => {
  navigator.clipboard.write = () => Promise.reject(new Error('type not supported'));
  expect(await copyRich(MARKDOWN)).toBe('plain');
  expect(copied).toEqual({ 'text/plain': MARKDOWN });
});

test('a browser that refuses both is an error', async () => {
  const refuse = () => Promise.reject(new Error('not allowed'));
  Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  await expect(copyRich(MARKDOWN)).rejects.toThrow('not allowed');
});
