import { EllipsisOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, type ReactElement } from 'react';
import { clockTime } from '@/lib/time/localTime';
import { CopyButton } from '@/ui/button/CopyButton';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import type { ChatMessage } from '../ChatMessage';
import { Citations } from './Citations';
import styles from './MessageRow.module.css';

/** Longer replies take the whole width, because fitting a bubble to its text costs time at every frame. */
const LONG_REPLY_CHARS = 400;

const MARKDOWN_STATE = { waiting: 'growing', streaming: 'growing', done: 'whole', interrupted: 'cut' } as const;

interface Props {
  message: ChatMessage;
  onRetry: ((id: string) => void) | undefined;
}

function Reply({ message, onRetry }: Props) {
  const { id, content, recent, edition, status, timestamp, citations } = message;
  const isOver = status === 'done' || status === 'interrupted';
  return (
    <>
      <div className={`${styles.reply} ${content.length > LONG_REPLY_CHARS ? styles.long : ''}`}>
        {content === '' && !isOver ? (
          <EllipsisOutlined className={styles.typing} aria-label="正在输入" />
        ) : (
          <ErrorBoundary
            key={edition}
            fallback={() => <p className={styles.plain}>{content}</p>}
            onError={(error) => reportError(error)}
          >
            <StreamingMarkdown text={content} recent={recent} state={MARKDOWN_STATE[status]} />
          </ErrorBoundary>
        )}
        {citations && citations.length > 0 && <Citations citations={citations} />}
      </div>
      <div className={styles.foot}>
        <time>{clockTime(timestamp)}</time>
        {status === 'interrupted' && <span className={styles.interrupted}>已中断</span>}
        {status === 'interrupted' && onRetry && <Button onClick={() => onRetry(id)}>重试</Button>}
        {isOver && content !== '' && <CopyButton label="复制回答" text={() => content} />}
      </div>
    </>
  );
}

/** A message with its time, and, if it is a reply, with its buttons. */
export const MessageRow = memo(function MessageRow({ message, onRetry }: Props): ReactElement {
  const time = clockTime(message.timestamp);
  if (message.role === 'user') {
    return (
      <article className={styles.mine} aria-label={`我 ${time}`}>
        <div className={styles.question}>{message.content}</div>
        <div className={styles.foot}>
          <time>{time}</time>
        </div>
      </article>
    );
  }
  return (
    <article className={styles.theirs} aria-label={`AI 助手 ${time}`}>
      <Reply message={message} onRetry={onRetry} />
    </article>
  );
});
