import { Spinner } from './Spinner';
import styles from './cover.module.css';

/** Covers the page while something runs that must not be disturbed. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles['cover']} role="alert" aria-busy="true">
      <Spinner />
      {text}
    </div>
  );
}
