import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { cleanWordHtml } from '@/lib/html/cleanWordHtml';
import { sanitizeHtml } from '@/lib/html/sanitizeHtml';
import { useToast } from '../toast/useToast';
import { extensions } from './extensions';
import { ImageTool } from './ImageTool';
import { LinkTool } from './LinkTool';
import { Toolbar } from './Toolbar';
import { insertPictures, picturesIn, type UploadImage } from './pictures';
import content from './RichTextView.module.css';
import styles from './RichTextEditor.module.css';

export interface EditorProps {
  /** HTML; unsafe parts are left out. */
  value: string;
  /** Called with safe HTML; empty text if nothing is written. */
  onChange: (html: string) => void;
  label: string;
  /** Stores a picture and resolves with its address on this host. If left out, the editor refuses pictures. */
  uploadImage?: UploadImage;
  readOnly?: boolean;
}

/** Cleans HTML from the clipboard, and calls `onLoss` if pictures were removed. */
function readPasted(html: string, onLoss: () => void): string {
  const safe = sanitizeHtml(cleanWordHtml(html));
  const count = (text: string) => text.match(/<(img|v:imagedata)\b/gi)?.length ?? 0;
  if (count(html) > count(safe)) onLoss();
  return safe;
}

/** The editor's empty last line is not part of the text. */
const OPEN_LINE = /(<p><\/p>)+$/;

const writtenIn = (editor: Editor) => (editor.isEmpty ? '' : sanitizeHtml(editor.getHTML()).replace(OPEN_LINE, ''));

/** The editor, loaded by `RichTextEditor`. */
export default function TiptapEditor({ value, onChange, label, uploadImage, readOnly = false }: EditorProps) {
  const toast = useToast();
  const latest = useRef({ onChange, uploadImage, written: '' });
  const takePictures = (files: FileList | undefined, html: string) => {
    const pictures = picturesIn(files);
    if (pictures.length === 0 || html !== '' || !editor) return false;
    void insertPictures(editor, pictures, latest.current.uploadImage, toast);
    return true;
  };
  const editor = useEditor({
    extensions,
    content: sanitizeHtml(value),
    editable: !readOnly,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-readonly': String(readOnly),
        class: `${content.content} ${styles.text}`,
        ...(readOnly ? { tabindex: '0' } : {}),
      },
      transformPastedHTML: (html) => readPasted(html, () => toast.warning('粘贴内容中的部分图片未能插入')),
      handlePaste: (_view, { clipboardData }) =>
        takePictures(clipboardData?.files, clipboardData?.getData('text/html') ?? ''),
      handleDrop: (_view, { dataTransfer }) =>
        takePictures(dataTransfer?.files, dataTransfer?.getData('text/html') ?? ''),
    },
    onUpdate: ({ editor: changed }) => {
      latest.current.written = writtenIn(changed);
      latest.current.onChange(latest.current.written);
    },
  });

  // The editor lives outside React: new callbacks and outside changes of the text are passed on.
  useEffect(() => {
    Object.assign(latest.current, { onChange, uploadImage });
  });
  // A hidden page destroys its editor; another one is created when it is shown.
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useEffect(() => {
    if (editor.isDestroyed) return;
    if (value === latest.current.written || sanitizeHtml(value) === writtenIn(editor)) return;
    latest.current.written = value;
    editor.commands.setContent(sanitizeHtml(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.frame} data-readonly={readOnly || undefined}>
      {!readOnly && (
        <Toolbar editor={editor}>
          <LinkTool editor={editor} />
          {uploadImage && <ImageTool editor={editor} upload={uploadImage} />}
        </Toolbar>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
