import { TextButton } from '../button/TextButton';
import styles from './UploadState.module.css';
import type { Upload } from './useUploads';

/** The state of an upload: a bar, or why it failed and a button that sends the file again. */
export function UploadState({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { file, share, failure } = upload;
  if (failure === '') {
    return (
      <span className={styles.share}>
        <progress value={share} aria-label={`正在上传 ${file.name}`} />{' '}
        <span aria-hidden>{Math.floor(share * 100)}%</span>
      </span>
    );
  }
  return (
    <>
      <span className={styles.failure} role="alert">
        {failure}
      </span>
      <TextButton onClick={onRetry}>重新上传</TextButton>
    </>
  );
}
