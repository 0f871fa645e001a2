import { Alert, Button } from 'antd';
import type { MissingFile } from '@/features/download/fetchAll';
import styles from './FilesPage.module.css';

interface Props {
  missing: readonly MissingFile[];
  onRetry: () => void;
}

/** The files of the last download that could not be had, and why. */
export function MissingFiles({ missing, onRetry }: Props) {
  if (missing.length === 0) return null;
  return (
    <Alert
      type="error"
      className={styles['missing'] ?? ''}
      title={`以下 ${missing.length} 个文件未能下载：`}
      description={
        <ul>
          {missing.map(({ name, reason }, place) => (
            <li key={place}>
              <strong>{name}</strong>：{reason}
            </li>
          ))}
        </ul>
      }
      action={<Button onClick={onRetry}>只重试这些文件</Button>}
    />
  );
}
