import styles from './Loading.module.css';

/** A turning ring; the words beside it are what a screen reader gets. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}

/** What fills the window until the first page can be shown. */
export function Splash({ text }: { text: string }) {
  return (
    <div className={styles['splash']} role="status">
      <Spinner />
      {text}
    </div>
  );
}

/** Covers the page while something runs that must not be disturbed. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles['cover']} role="alert" aria-busy="true">
      <Spinner />
      {text}
    </div>
  );
}
