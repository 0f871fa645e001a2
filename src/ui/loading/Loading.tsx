import styles from './Loading.module.css';

/** A decorative spinner; the text beside it is for screen readers. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** Fills the window until the first page is shown. */
export function Splash({ text }: { text: string }) {
  return (
    <div className={styles.splash} role="status">
      <Spinner />
      {text}
    </div>
  );
}

/** Covers the page during a call that must not be disturbed. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles.cover} role="alert" aria-busy="true">
      <Spinner />
      {text}
    </div>
  );
}
