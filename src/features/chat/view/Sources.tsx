import { useId, useState, type ReactElement } from 'react';
import { safeLink } from '@/ui/markdown/safeLinks';
import type { ChatMessage } from '../ChatMessage';
import styles from './Sources.module.css';

const MAX_SOURCES = 20;

type Source = NonNullable<ChatMessage['citations']>[number];

const linkOf = ({ url }: Source) => (url === undefined ? undefined : safeLink(url));

function Passage({ id, source }: { id: string; source: Source }) {
  const href = linkOf(source);
  return (
    <div id={id} className={styles.passage}>
      <p className={styles.title}>
        {href === undefined ? (
          source.title
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {source.title}
          </a>
        )}
      </p>
      {source.content && <p className={styles.content}>{source.content}</p>}
    </div>
  );
}

/** Where a reply comes from: numbered, and each opens its passage. */
export function Sources({ sources }: { sources: readonly Source[] }): ReactElement {
  const [open, setOpen] = useState<number>();
  const passageId = useId();
  const opened = open === undefined ? undefined : sources[open];
  return (
    <div role="group" className={styles.sources} aria-label="引用来源">
      <ol>
        {sources.slice(0, MAX_SOURCES).map((source, index) => {
          const name = `${index + 1} ${source.title}`;
          const isOpen = index === open;
          return (
            <li key={index}>
              {source.content || linkOf(source) ? (
                <button
                  type="button"
                  className={styles.source}
                  aria-expanded={isOpen}
                  {...(isOpen && { 'aria-controls': passageId })}
                  onClick={() => setOpen(isOpen ? undefined : index)}
                >
                  {name}
                </button>
              ) : (
                <span className={styles.source}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
      {opened && <Passage id={passageId} source={opened} />}
    </div>
  );
}
