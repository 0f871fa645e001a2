import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { insertPictures, picturesIn } from './pictures';
import type { RichTextEditorProps } from './RichTextEditor';
import styles from './RichTextEditor.module.css';
import { ToolButton } from './Toolbar';

const tool = { label: '插入图片', icon: <PictureOutlined /> };

interface Props {
  editor: Editor;
  upload: NonNullable<RichTextEditorProps['uploadImage']>;
}

/** Chooses pictures from the computer. */
export function ImageTool({ editor, upload }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton tool={tool} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className={styles['file']}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="选择图片"
        onChange={({ target }) => {
          void insertPictures(editor, picturesIn(target.files), upload);
          target.value = '';
        }}
      />
    </>
  );
}
