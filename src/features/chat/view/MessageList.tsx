import { Button } from 'antd';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactElement } from 'react';
import { createRenderScheduler, RenderSchedulerContext } from '@/ui/markdown/renderScheduler';
import type { ChatMessage } from '../ChatMessage';
import styles from './MessageList.module.css';
import { MessageRow, type MessageActions } from './MessageRow';
import { createMessageVirtualizer } from './createMessageVirtualizer';

interface Props {
  messages: readonly ChatMessage[];
  /** Something is going on, so that nothing can be asked. */
  isBusy: boolean;
  actions: MessageActions;
}

/**
 * The messages of a conversation, virtualised, so that there may be any number (§2.86). A new `key` for each conversation
 * mounts the list anew, scrolled to the bottom.
 */
export function MessageList({ messages, isBusy, actions }: Props): ReactElement {
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
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user');
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
                <MessageRow
                  message={message}
                  isBusy={isBusy}
                  isLast={view.first + index >= lastQuestion}
                  actions={actions}
                />
              </div>
            ))}
          </RenderSchedulerContext>
          <div style={{ height: view.below }} />
        </div>
      </div>
      {view.isAway && (
        <Button shape="round" size="middle" className={styles.latest} onClick={toBottom}>
          回到最新
        </Button>
      )}
    </div>
  );
}
