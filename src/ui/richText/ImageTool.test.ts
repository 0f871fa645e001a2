// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createToasts } from '../toast/createToasts';
import { extensions } from './extensions';
import { insertPictures, settlePicture } from './ImageTool';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const PICTURES = '<img src="/dzb/files/1.png" alt="先.png"><img src="/dzb/files/2.png" alt="后.png">';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions, content: '<p>甲</p><p>乙</p>' });
});
afterEach(() => editor.destroy());

async function insert(...names: string[]) {
  const keys: string[] = [];
  const begin = (key: string) => Promise.resolve(keys.push(key));
  await insertPictures(
    editor,
    names.map((name) => new File([JPEG], name)),
    begin,
    createToasts(),
  );
  return keys;
}

test('a picture comes where it was inserted, whatever is written and however late it is (§19.25)', async () => {
  editor.commands.setTextSelection(2);
  const [first = '', second = ''] = await insert('先.png', '后.png');
  editor.commands.insertContentAt(1, '丙');
  settlePicture(editor, second, '/dzb/files/2.png');
  settlePicture(editor, first, '/dzb/files/1.png');
  expect(editor.getHTML()).toBe(`<p>丙甲${PICTURES}</p><p>乙</p>`);
});

test('what is undone after its arrival is the picture, which comes back', async () => {
  const [key = ''] = await insert('先.png');
  settlePicture(editor, key, '/dzb/files/1.png');
  const html = editor.getHTML();
  expect(html).toContain('<img src="/dzb/files/1.png" alt="先.png">');
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>甲</p><p>乙</p>');
  editor.commands.redo();
  expect(editor.getHTML()).toBe(html);
});
