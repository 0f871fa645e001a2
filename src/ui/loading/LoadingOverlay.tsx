import { Spinner } from './Spinner';
import styles from './LoadingOverlay.module.css';

/** Covers the page while something runs that must not be disturbed. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles['overlay']} role="alert" aria-busy="true">
      <Spinner />
      {text}
    </div>
  );
}
