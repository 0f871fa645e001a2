import { Button } from 'antd';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { ChatMessage } from '../ChatMessage';
import { createScrollKeeper } from './createScrollKeeper';
import styles from './MessageList.module.css';
import { MessageRow, type MessageActions } from './MessageRow';

/** Messages that are rendered at once, and soon after; earlier ones when the reader scrolls up. */
const FIRST_ROWS = 8;
const ROWS = 50;
/** Pixels from the top within which scrolling loads earlier messages. */
const NEAR_TOP_PX = 800;

interface Props {
  messages: readonly ChatMessage[];
  /** Something is going on, so that nothing can be asked. */
  isBusy: boolean;
  actions: MessageActions;
  /** Loads messages before the first one; absent if there are none. */
  onEarlier?: (() => void) | undefined;
  /** Text above the first message. */
  note?: string | undefined;
}

/** The messages of a conversation (§2.86). A new `key` for each conversation mounts the list anew, scrolled to the bottom. */
export function MessageList({ messages, isBusy, actions, onEarlier, note }: Props): ReactElement {
  const [keeper] = useState(createScrollKeeper);
  const { subscribe, get } = keeper.isAway;
  const isAway = useSyncExternalStore(subscribe, get, get);
  const log = useRef<HTMLDivElement>(null);
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user');
  const questionId = messages[lastQuestion]?.id;

  const [atFirst] = useState(messages.length);
  const [wanted, setWanted] = useState(ROWS);
  const rows = useDeferredValue(wanted, FIRST_ROWS);
  const hidden = Math.max(0, atFirst - rows);

  useLayoutEffect(() => (log.current ? keeper.attach(log.current) : undefined), [keeper]);
  // A new question takes the reader to the bottom.
  useLayoutEffect(() => keeper.toBottom(), [keeper, questionId]);
  useLayoutEffect(() => keeper.settle(), [keeper, messages, hidden]);

  const loadNearTop = () => {
    if ((log.current?.scrollTop ?? 0) >= NEAR_TOP_PX) return;
    if (hidden === 0) onEarlier?.();
    else if (rows === wanted) setWanted(wanted + ROWS);
  };
  // Who stays at the top, or has nothing to scroll, scrolls no more. A closed dialog has no size.
  useEffect(() => {
    const { clientHeight = 0, scrollHeight = 0 } = log.current ?? {};
    if (clientHeight > 0 && (isAway || scrollHeight <= clientHeight)) loadNearTop();
  });
  const toBottom = () => {
    keeper.toBottom();
    log.current?.focus({ preventScroll: true });
  };
  // Replaces the browser's Home key, which scrolls slowly and misses the top if rows change their heights meanwhile.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Home' || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    keeper.toTop();
  };
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-live="off"
        aria-label="对话记录"
        tabIndex={0}
        onScroll={loadNearTop}
        onKeyDown={onKeyDown}
      >
        <div className={styles.content}>
          {hidden === 0 && note && <p className={styles.note}>{note}</p>}
          {messages.slice(hidden).map((message, index) => (
            <MessageRow
              key={message.id}
              message={message}
              before={messages[hidden + index - 1]}
              isBusy={isBusy}
              isLast={hidden + index >= lastQuestion}
              actions={actions}
            />
          ))}
        </div>
      </div>
      {isAway && (
        <Button shape="round" size="middle" className={styles.latest} onClick={toBottom}>
          回到最新
        </Button>
      )}
    </div>
  );
}
