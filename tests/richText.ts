import { Editor } from '@tiptap/core';
import { readForEditor } from '@/lib/html/sanitizeHtml';
import { extensions } from '@/ui/richText/extensions';
import { savedHtml } from '@/ui/richText/heldHtml';

/** Opens a stored text in the editor, changes nothing, and gives what would be saved. */
export function savedUnchanged(given: string): string {
  const editor = new Editor({ extensions, content: readForEditor(given) });
  const html = savedHtml(editor.getHTML(), given);
  editor.destroy();
  return html;
}

/** An item of a list as Quill 2 writes it. */
export const quillItem = (kind: string, text: string, indent = 0): string =>
  `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ''}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;

/** A picture as data. */
export const DATA_PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
