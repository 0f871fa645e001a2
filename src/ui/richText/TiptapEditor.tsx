import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readForEditor } from '@/lib/html/sanitizeHtml';
import { isTooMuchHtml } from '@/lib/html/tooMuchHtml';
import { describeError } from '@/lib/http/errorMessages';
import { useToast } from '../toast/useToast';
import { UPLOAD_STOPPED, useUploads } from '../upload/useUploads';
import { extensions, RULES } from './extensions';
import { lostIn, savedHtml } from './heldHtml';
import {
  beginPicture,
  ImageTool,
  insertPictures,
  keysIn,
  picturesIn,
  settlePicture,
  type UploadImage,
} from './ImageTool';
import { LinkTool } from './LinkTool';
import { pasting } from './pasting';
import { PicturesContext } from './UploadingPicture';
import { TableTool } from './TableTool';
import { RichTextView } from './RichTextView';
import { Toolbar } from './Toolbar';
import content from './RichTextView.module.css';
import styles from './RichTextEditor.module.css';

export interface EditorProps {
  /** HTML; unsafe parts are left out. */
  value: string;
  /** Called with safe HTML; empty text if nothing is written. */
  onChange: (html: string) => void;
  label: string;
  /** Stores a picture and resolves with its address. If left out, the editor refuses pictures. */
  uploadImage?: UploadImage;
  /** What the writer should know before a picture is inserted. */
  imageHint?: string;
  readOnly?: boolean;
}

const writtenIn = (editor: Editor, given: string) => (editor.isEmpty ? '' : savedHtml(editor.getHTML(), given));

/** The editor, loaded by `RichTextEditor`. What is too much for it is shown, and stays as it is. */
export default function TiptapEditor(props: EditorProps) {
  const [written, setWritten] = useState<string>();
  const { value } = props;
  const isClosed = useMemo(() => value !== written && isTooMuchHtml(value), [value, written]);
  const onChange = (html: string) => {
    setWritten(html);
    props.onChange(html);
  };
  if (!isClosed) return <OpenEditor {...props} onChange={onChange} />;
  return (
    <div className={styles.frame} data-readonly role="group" aria-label={props.label}>
      <p className={styles.lost} role="note">
        内容的格式过多，不能在这里修改；保存时原样保留。
      </p>
      <RichTextView html={value} />
    </div>
  );
}

function OpenEditor({ value, onChange, label, uploadImage, imageHint = '', readOnly = false }: EditorProps) {
  const toast = useToast();
  const { uploads, begin, remove } = useUploads({
    send: (file, _key, on) => uploadImage?.(file, on) ?? Promise.reject(new Error('pictures are refused')),
    failureOf: (error) => describeError(error) ?? UPLOAD_STOPPED,
    onDone: (key, src) => settlePicture(editor, key, src),
  });
  const latest = useRef({ onChange, dropAbsent: (): void => undefined, given: value, written: '' });
  // What came from outside; what the editor itself wrote comes back as the value.
  const [own, setOwn] = useState({ given: value, written: value });
  if (value !== own.given && value !== own.written) setOwn({ given: value, written: value });
  const lost = useMemo(() => (readOnly ? [] : lostIn(own.given)), [own.given, readOnly]);
  const takePictures = (files: FileList | undefined, html: string) => {
    const pictures = picturesIn(files);
    if (pictures.length === 0 || html !== '' || !editor) return false;
    void insertPictures(editor, pictures, uploadImage && begin, toast);
    return true;
  };
  /** A picture whose mark is gone is sent no further. */
  const dropAbsent = () => {
    const there = keysIn(editor);
    for (const key of uploads.keys()) if (!there.has(key)) remove(key);
  };
  const editor = useEditor({
    extensions,
    ...RULES,
    content: readForEditor(value),
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
      ...pasting({
        takePicture: uploadImage && ((file) => beginPicture(file, begin)),
        onHidden: () => toast.info('已略去隐藏的内容'),
        onTooMuch: () => toast.warning('粘贴内容的格式过多，只保留了文字'),
        given: () => own.given,
      }),
      handlePaste: (_view, { clipboardData }) =>
        takePictures(clipboardData?.files, clipboardData?.getData('text/html') ?? ''),
      handleDrop: (_view, { dataTransfer }) =>
        takePictures(dataTransfer?.files, dataTransfer?.getData('text/html') ?? ''),
    },
    onUpdate: ({ editor: changed }) => {
      latest.current.dropAbsent();
      const written = writtenIn(changed, latest.current.given);
      latest.current.written = written;
      setOwn((before) => ({ ...before, written }));
      latest.current.onChange(written);
    },
  });

  // The editor lives outside React: new callbacks and outside changes of the text are passed on.
  useEffect(() => {
    Object.assign(latest.current, { onChange, dropAbsent });
  });
  // A hidden page destroys its editor; another one is created when it is shown.
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useEffect(() => {
    if (editor.isDestroyed) return;
    if (value === latest.current.written || value === writtenIn(editor, value)) return;
    Object.assign(latest.current, { given: value, written: value });
    editor.commands.setContent(readForEditor(value), { emitUpdate: false });
    latest.current.dropAbsent();
  }, [editor, value]);

  return (
    <div className={styles.frame} data-readonly={readOnly || undefined}>
      {lost.length > 0 && (
        <p className={styles.lost} role="status">
          此内容由其他编辑器编写。修改后保存，以下内容将只保留链接、文字或丢失：{lost.join('、')}。
        </p>
      )}
      {!readOnly && imageHint !== '' && (
        <p className={styles.lost} role="note">
          {imageHint}
        </p>
      )}
      {!readOnly && (
        <Toolbar editor={editor}>
          <TableTool editor={editor} />
          <LinkTool editor={editor} />
          {uploadImage && <ImageTool editor={editor} begin={begin} />}
        </Toolbar>
      )}
      <PicturesContext value={{ uploads, retry: (key, file) => void begin(key, file) }}>
        <EditorContent editor={editor} />
      </PicturesContext>
    </div>
  );
}
