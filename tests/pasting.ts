import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readForEditor } from '@/lib/html/sanitizeHtml';
import { uploadingMark } from '@/lib/html/uploadingPictures';
import { extensions, RULES } from '@/ui/richText/extensions';
import { savedHtml } from '@/ui/richText/heldHtml';
import { keysIn, settlePicture } from '@/ui/richText/ImageTool';
import { pasting } from '@/ui/richText/pasting';

export const taken: File[] = [];
export const onHidden = vi.fn();
export const onTooMuch = vi.fn();
let editor: Editor | undefined;

beforeEach(() => {
  vi.stubEnv('BASE_URL', '/dzb/');
  taken.length = 0;
  onHidden.mockClear();
  onTooMuch.mockClear();
});
afterEach(() => {
  editor?.destroy();
  vi.unstubAllEnvs();
});

export interface Clipboard {
  html?: string;
  plain?: string;
  rtf?: string;
  files?: File[];
}

export function open(given = '', stores = true): Editor {
  const takePicture = (file: File) => uploadingMark(`k${taken.push(file)}`, file.name);
  editor = new Editor({
    extensions,
    ...RULES,
    content: readForEditor(given),
    editorProps: pasting({ onHidden, onTooMuch, given: () => given, ...(stores && { takePicture }) }),
  });
  return editor;
}

export function paste({ view }: Editor, { html = '', plain = '', rtf = '', files = [] }: Clipboard) {
  const kinds: Record<string, string> = { 'text/html': html, 'text/plain': plain, 'text/rtf': rtf };
  const clipboardData = { files, items: [], getData: (kind: string) => kinds[kind] ?? '' };
  view.dom.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
}

export const written = (one: Editor, given = '') => savedHtml(one.getHTML(), given);

export type Case = [name: string, given: Clipboard | string, expected: string];
/** What is saved after something was pasted into an empty text; pictures are stored at once. */
export function pasted(given: Clipboard | string, stores = true): string {
  const one = open('', stores);
  paste(one, typeof given === 'string' ? { html: given } : given);
  for (const key of keysIn(one)) settlePicture(one, key, '/dzb/a.png');
  return written(one);
}
export const expectPasted = (_name: string, given: Clipboard | string, expected: string) =>
  expect(pasted(given)).toBe(expected);
