import { useId, useState, type ReactElement } from 'react';
import { NEW_WINDOW } from '@/lib/link';
import type { ChatMessage } from '../ChatMessage';
import styles from './Sources.module.css';

const MAX_SOURCES = 20;

type Source = NonNullable<ChatMessage['citations']>[number];

function Passage({ id, source }: { id: string; source: Source }) {
  return (
    <div id={id} className={styles.passage}>
      <p className={styles.title}>
        {source.url === undefined ? (
          source.title
        ) : (
          <a href={source.url} {...NEW_WINDOW}>
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
              {source.content || source.url ? (
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
