import styles from './PageSkeleton.module.css';

const LINES = [...Array(10).keys()];

/** Stands in the place of a page while its code is loading, in the shape of a page of records. Without antd. */
export const PageSkeleton = ({ text }: { text: string }) => (
  <div className={styles.page} role="status">
    <span className="visually-hidden">{text}</span>
    {LINES.map((line) => (
      <i key={line} aria-hidden="true" />
    ))}
  </div>
);
