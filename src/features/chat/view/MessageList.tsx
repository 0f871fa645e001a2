import { Button } from 'antd';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactElement } from 'react';
import type { ChatMessage } from '../ChatMessage';
import { createListWindow } from './listWindow';
import { createRenderScheduler } from './createRenderScheduler';
import styles from './MessageList.module.css';
import { MessageRow } from './MessageRow';
import { RenderSchedulerContext } from './RenderSchedulerContext';
import { StatusLine } from './StatusLine';
import { Suggestions } from './Suggestions';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  onRetry?: (id: string) => void;
  /** Sample questions under the greeting. */
  suggestions?: readonly string[];
  onAsk?: (question: string) => void;
  /** Another key is another conversation: it is shown from the bottom. */
  conversationKey: string;
}

function Conversation({ messages, onRetry, suggestions, onAsk }: Omit<MessageListProps, 'conversationKey'>) {
  const [list] = useState(() => createListWindow(messages.length));
  const [scheduler] = useState(() => createRenderScheduler(list.settle));
  const view = useSyncExternalStore(list.view.subscribe, list.view.get, list.view.get);
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (log.current ? list.attach(log.current) : undefined), [list]);
  useLayoutEffect(() => {
    list.update(messages);
    list.settle();
  }, [list, messages, view]);

  const toBottom = () => {
    list.toBottom();
    log.current?.focus({ preventScroll: true });
  };
  // The browser's own way there takes its time, and ends where rows get other heights meanwhile.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Home') return;
    event.preventDefault();
    list.toTop();
  };
  const shown = messages.slice(view.first, view.end);
  const greetingId = messages[0]?.role === 'assistant' ? messages[0].id : undefined;
  const questions = suggestions && suggestions.length > 0 && onAsk && (
    <Suggestions questions={suggestions} onAsk={onAsk} />
  );
  return (
    <div className={styles['frame']}>
      <div
        ref={log}
        className={styles['log']}
        role="log"
        aria-live="off"
        aria-label="对话记录"
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={styles['content']}>
          <div style={{ height: view.above }} />
          {shown.map((message, index) => (
            <div key={message.id} data-row={view.first + index} className={styles['row']}>
              <RenderSchedulerContext value={scheduler}>
                <MessageRow message={message} onRetry={onRetry} />
              </RenderSchedulerContext>
              {message.id === greetingId && questions}
            </div>
          ))}
          <div style={{ height: view.below }} />
          {greetingId === undefined && questions}
        </div>
      </div>
      {view.isAway && (
        <Button shape="round" size="middle" className={styles['latest'] ?? ''} onClick={toBottom}>
          回到最新
        </Button>
      )}
      <StatusLine status={messages.at(-1)?.status} />
    </div>
  );
}

/** The messages of a conversation, as many as there are (specification, section 2, "AI chat screens"). */
export function MessageList({ conversationKey, ...list }: MessageListProps): ReactElement {
  return <Conversation key={conversationKey} {...list} />;
}
