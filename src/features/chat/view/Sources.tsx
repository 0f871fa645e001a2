import { useId, useState, type ReactElement } from 'react';
import { outsideLink } from '@/lib/html/outsideLink';
import type { ChatMessage } from '../ChatMessage';
import styles from './Sources.module.css';

/** Where a reply comes from: numbered, and each opens its passage below all of them. */
export function Sources({ sources }: { sources: NonNullable<ChatMessage['citations']> }): ReactElement {
  const [open, setOpen] = useState<number>();
  const passageId = useId();
  const shown = open === undefined ? undefined : sources[open];
  return (
    <div role="group" className={styles.sources} aria-label="引用来源">
      {sources.map(({ title, url, content }, index) => {
        const name = `${index + 1} ${title}`;
        return content || url ? (
          <button
            key={index}
            type="button"
            className={styles.source}
            title={title}
            aria-expanded={index === open}
            aria-controls={index === open ? passageId : undefined}
            onClick={() => setOpen(index === open ? undefined : index)}
          >
            {name}
          </button>
        ) : (
          <span key={index} className={styles.source}>
            {name}
          </span>
        );
      })}
      {shown && (
        <div id={passageId} role="region" aria-label={shown.title} className={styles.passage}>
          <p className={styles.title}>
            {shown.url ? (
              <a href={shown.url} {...outsideLink(shown.url)}>
                {shown.title}
              </a>
            ) : (
              shown.title
            )}
          </p>
          {shown.content && <p className={styles.content}>{shown.content}</p>}
        </div>
      )}
    </div>
  );
}
