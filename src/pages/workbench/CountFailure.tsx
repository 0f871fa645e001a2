import { Button } from 'antd';
import styles from './Day.module.css';

interface Props {
  /** What is counted. */
  label: string;
  error: { code?: string | undefined; message?: string | undefined } | undefined;
  retry: () => void;
}

/** Why there is no number, in its place. */
export const CountFailure = ({ label, error, retry }: Props) => (
  <span className={styles.failure} title={error?.message}>
    加载失败{error?.code && `（${error.code}）`}
    <Button type="link" size="small" aria-label={`重试：${label}`} onClick={retry}>
      重试
    </Button>
  </span>
);
