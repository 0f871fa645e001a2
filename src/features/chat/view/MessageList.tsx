import { Button, Flex } from 'antd';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactElement } from 'react';
import { createRenderScheduler, RenderSchedulerContext } from '@/ui/markdown/renderScheduler';
import type { ChatMessage } from '../ChatMessage';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow';
import { createMessageVirtualizer } from './messageVirtualizer';
import { StatusLine } from './StatusLine';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  onRetry?: (id: string) => void;
  /** Sample questions under the greeting. */
  suggestions?: readonly string[];
  onAsk?: (question: string) => void;
  /** Identifies the conversation: a new key mounts the list anew, scrolled to the bottom. */
  conversationKey: string;
}

function Conversation({ messages, onRetry, suggestions = [], onAsk }: Omit<MessageListProps, 'conversationKey'>) {
  const [virtualizer] = useState(() => createMessageVirtualizer(messages.length));
  const [scheduler] = useState(() => createRenderScheduler(virtualizer.settle));
  const { subscribe, get } = virtualizer.view;
  const view = useSyncExternalStore(subscribe, get, get);
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (log.current ? virtualizer.attach(log.current) : undefined), [virtualizer]);
  useLayoutEffect(() => {
    virtualizer.update(messages);
    virtualizer.settle();
  }, [virtualizer, messages, view]);

  const toBottom = () => {
    virtualizer.toBottom();
    log.current?.focus({ preventScroll: true });
  };
  // Replaces the browser's Home key, which scrolls slowly and misses the top if rows change their heights meanwhile.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Home') return;
    event.preventDefault();
    virtualizer.toTop();
  };
  const shown = messages.slice(view.first, view.end);
  const greetingId = messages[0]?.role === 'assistant' ? messages[0].id : undefined;
  const questions = onAsk && suggestions.length > 0 && (
    <Flex component="ul" vertical align="flex-start" gap="small" className={styles.suggestions} aria-label="示例问题">
      {suggestions.map((question) => (
        <li key={question}>
          <Button shape="round" size="middle" className={styles.question} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </Flex>
  );
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        data-scroller
        aria-live="off"
        aria-label="对话记录"
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={styles.content}>
          <div style={{ height: view.above }} />
          <RenderSchedulerContext value={scheduler}>
            {shown.map((message, index) => (
              <div key={message.id} data-row={view.first + index} className={styles.row}>
                <MessageRow message={message} onRetry={onRetry} />
                {message.id === greetingId && questions}
              </div>
            ))}
          </RenderSchedulerContext>
          <div style={{ height: view.below }} />
          {greetingId === undefined && questions}
        </div>
      </div>
      {view.isAway && (
        <Button shape="round" size="middle" className={styles.latest} onClick={toBottom}>
          回到最新
        </Button>
      )}
      <StatusLine status={messages.at(-1)?.status} />
    </div>
  );
}

/**
 * The messages of a conversation, virtualised, so that there may be any number (specification, section 2, "AI chat
 * screens").
 */
export function MessageList({ conversationKey, ...list }: MessageListProps): ReactElement {
  return <Conversation key={conversationKey} {...list} />;
}
