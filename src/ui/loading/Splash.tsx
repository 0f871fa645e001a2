import { Spinner } from './Spinner';
import styles from './Splash.module.css';

/** What fills the window until the first page can be shown. */
export function Splash({ text }: { text: string }) {
  return (
    <div className={styles['splash']} role="status">
      <Spinner />
      {text}
    </div>
  );
}
