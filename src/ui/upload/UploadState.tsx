import { TextButton } from '../button/TextButton';
import styles from './UploadState.module.css';
import type { Upload } from './useUploads';

interface Props {
  upload: Upload;
  /** Sends the file again. */
  onRetry?: () => void;
}

/** The state of an upload: a bar, or why it failed and a button that sends the file again. */
export function UploadState({ upload: { file, share, failure }, onRetry }: Props) {
  if (failure === '') {
    if (share === undefined) return <span className={styles.share}>等待上传</span>;
    return (
      <span className={styles.share}>
        <progress value={share} aria-label={`正在上传 ${file.name}`} />{' '}
        {share < 1 ? <span aria-hidden>{Math.floor(share * 100)}%</span> : '等待服务器处理'}
      </span>
    );
  }
  return (
    <>
      <span className={styles.failure} role="alert">
        {failure}
      </span>
      {onRetry && <TextButton onClick={onRetry}>重新上传</TextButton>}
    </>
  );
}
