import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** The id of the heading, as a link target. */
  id?: string;
  /** Stands at the end of the heading's line. */
  extra?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A card as a landmark, named by its heading. Without antd's `Card`, to keep it out of the first load. */
export function Section({ title, id, extra, className = '', children }: Props) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
