import type { ReactNode } from 'react';
import styles from './loadingViews.module.css';

/** A decorative spinner; the text beside it is for screen readers. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}

interface Props {
  text: string;
  /** What the user can do meanwhile. */
  children?: ReactNode;
}

/** Fills the window until the first page is shown. index.html has the same until the app's script runs. */
export function Splash({ text, children }: Props) {
  return (
    <div className="splash" role="status">
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="56" height="56" />
      <Spinner />
      {text}
      {children}
    </div>
  );
}

/** Covers the page during a call that must not be disturbed. */
export function LoadingOverlay({ text, children }: Props) {
  return (
    <div className={styles.cover} role="alert" aria-busy="true">
      <Spinner />
      {text}
      {children}
    </div>
  );
}

const LINES = [...Array(10).keys()];

/**
 * Stands in the place of a page while its code is loading, in the shape of a page of records. Without antd. While the
 * records are loading, their table and cards have their own.
 */
export const PageSkeleton = ({ text }: { text: string }) => (
  <div className={styles.page} role="status">
    <span className="visually-hidden">{text}</span>
    {LINES.map((line) => (
      <i key={line} aria-hidden="true" />
    ))}
  </div>
);
