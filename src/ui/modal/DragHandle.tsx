import { use, useId } from 'react';
import styles from './DragHandle.module.css';
import { DragHandleContext } from './DragHandleContext';

/** The title of a dialog, by which it is moved. */
export function DragHandle({ title }: { title: string }) {
  const handle = use(DragHandleContext);
  const id = useId();
  if (!handle) return <h2 className={styles['title']}>{title}</h2>;
  return (
    <div
      className={styles['handle']}
      role="group"
      tabIndex={0}
      aria-labelledby={id}
      aria-describedby={`${id}-keys`}
      {...handle}
    >
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <span id={`${id}-keys`} hidden>
        可用方向键移动
      </span>
    </div>
  );
}
