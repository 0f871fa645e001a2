import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { useToast } from '../toast/useToast';
import { insertPictures, picturesIn, type UploadImage } from './pictures';
import { ToolButton } from './ToolButton';

const IMAGE_TOOL = { label: '插入图片', icon: <PictureOutlined /> };

interface Props {
  editor: Editor;
  upload: UploadImage;
}

/** The tool that inserts pictures from files. */
export function ImageTool({ editor, upload }: Props) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton tool={IMAGE_TOOL} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="选择图片"
        onChange={({ target }) => {
          void insertPictures(editor, picturesIn(target.files), upload, toast);
          target.value = '';
        }}
      />
    </>
  );
}
