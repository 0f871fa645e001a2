import type { ReactElement } from 'react';
import { safeLink } from '@/ui/markdown/safeTree';
import type { ChatMessage } from '../ChatMessage';
import styles from './Citations.module.css';

const MAX_CITATIONS = 20;

type Citation = NonNullable<ChatMessage['citations']>[number];

function Source({ title, url }: Citation) {
  const href = url === undefined ? undefined : safeLink(url);
  if (href === undefined) return <span>{title}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

export function Citations({ citations }: { citations: readonly Citation[] }): ReactElement {
  return (
    <section className={styles.citations} aria-label="引用来源">
      <p className={styles.heading}>引用来源</p>
      <ol>
        {citations.slice(0, MAX_CITATIONS).map((citation, index) => (
          <li key={index}>
            <Source {...citation} />
            {citation.content && (
              <details>
                <summary>原文</summary>
                <p className={styles.content}>{citation.content}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
