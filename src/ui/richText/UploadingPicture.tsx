import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { use, createContext } from 'react';
import { readUploadingMark } from '@/lib/html/uploadingPictures';
import { TextButton } from '../button/TextButton';
import { UploadState } from '../upload/UploadState';
import styles from './RichTextEditor.module.css';
import type { Upload } from '../upload/useUploads';

/** The pictures on their way to the server, by the keys in their marks. */
export const PicturesContext = createContext<{
  uploads: ReadonlyMap<string, Upload>;
  retry: (key: string, file: File) => void;
}>({ uploads: new Map(), retry: () => undefined });

/** What stands in the text for a picture on its way: its name and progress, or why it is not there. */
export function UploadingPicture({ node, deleteNode }: NodeViewProps) {
  const { uploads, retry } = use(PicturesContext);
  const { key, name } = readUploadingMark(String(node.attrs['mark']));
  const upload = uploads.get(key);
  return (
    <NodeViewWrapper as="span" className={styles.uploading} contentEditable={false}>
      {name}{' '}
      {upload ? (
        <UploadState upload={upload} onRetry={() => retry(key, upload.file)} />
      ) : (
        <span role="alert">未上传，请重新选择</span>
      )}
      <TextButton aria-label={`移除${name}`} onClick={deleteNode}>
        移除
      </TextButton>
    </NodeViewWrapper>
  );
}
