import { useId, type ReactElement } from 'react';
import { outsideLink } from '@/lib/html/outsideLink';
import type { ChatMessage } from '../ChatMessage';
import styles from './Sources.module.css';

/** Where a reply comes from: numbered, and each opens its passage. */
export function Sources({ sources }: { sources: NonNullable<ChatMessage['citations']> }): ReactElement {
  const id = useId();
  return (
    <div role="group" className={styles.sources} aria-label="引用来源">
      {sources.map(({ title, url, content }, index) => {
        const name = `${index + 1} ${title}`;
        if (!content && !url)
          return (
            <span key={index} className={styles.source}>
              {name}
            </span>
          );
        return (
          <details key={index} name={id}>
            <summary className={styles.source}>{name}</summary>
            <div className={styles.passage}>
              <p className={styles.title}>
                {url ? (
                  <a href={url} {...outsideLink(url)}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </p>
              {content && <p className={styles.content}>{content}</p>}
            </div>
          </details>
        );
      })}
    </div>
  );
}
