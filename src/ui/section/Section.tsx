import { Card } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** The id of the heading, as a link target. */
  id?: string;
  children: ReactNode;
}

/** A card as a landmark, named by its heading. */
export function Section({ title, id, children }: Props) {
  const ownId = useId();
  const headingId = id ?? ownId;
  const heading = (
    <h2 id={headingId} tabIndex={-1} className={styles.heading}>
      {title}
    </h2>
  );
  return (
    <Card variant="borderless" role="region" aria-labelledby={headingId} title={heading}>
      {children}
    </Card>
  );
}
