import styles from './Spinner.module.css';

/** A turning ring; the words beside it are what a screen reader gets. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
