import { DislikeFilled, DislikeOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/isComposing';
import { useCoarsePointer } from '@/ui/screen/useMediaQuery';
import { TextButton } from '@/ui/button/TextButton';
import type { ChatMessage, Rating } from '../ChatMessage';
import { describeExtra } from './extraCalls';
import styles from './dify.module.css';

const MAX_REASON = 500;

export interface ReplyExtrasProps {
  message: ChatMessage;
  /** Questions that follow from the reply. */
  next: readonly string[];
  rate: (message: ChatMessage, rating: Rating, reason: string) => Promise<void>;
  onAsk: (question: string) => void;
}

/** What the user thinks of a reply. 没有帮助 counts at once; the reason may follow. */
function ReplyRating({ message, rate }: Pick<ReplyExtrasProps, 'message' | 'rate'>) {
  const [reason, setReason] = useState<string>();
  const [failure, setFailure] = useState('');
  const dislike = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isTouched = useCoarsePointer();

  const close = () => {
    // Buttons that are clicked do not have the focus in Safari; then the page has it.
    const { activeElement } = document;
    const hadFocus = activeElement === document.body || form.current?.contains(activeElement);
    setReason(undefined);
    if (hadFocus) dislike.current?.focus();
  };
  const send = (rating: Rating, why: string, done: () => void) =>
    void rate(message, rating, why).then(
      () => {
        setFailure('');
        done();
      },
      (error: unknown) => setFailure(`反馈未能提交：${describeExtra(error)}`),
    );
  const toggle = (chosen: Rating) => {
    const rating = message.rating === chosen ? undefined : chosen;
    if (rating === 'dislike') setReason((typed = '') => typed);
    send(rating, '', () => {
      if (rating !== 'dislike') setReason(undefined);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // The dialog stays open.
    event.stopPropagation();
    close();
  };
  const isLiked = message.rating === 'like';
  const isDisliked = message.rating === 'dislike';
  return (
    <>
      <span role="group" aria-label="反馈">
        <TextButton aria-label="有帮助" title="有帮助" aria-pressed={isLiked} onClick={() => toggle('like')}>
          {isLiked ? <LikeFilled /> : <LikeOutlined />}
        </TextButton>
        <TextButton
          ref={dislike}
          aria-label="没有帮助"
          title="没有帮助"
          aria-pressed={isDisliked}
          onClick={() => toggle('dislike')}
        >
          {isDisliked ? <DislikeFilled /> : <DislikeOutlined />}
        </TextButton>
      </span>
      <span role="status" className={styles.failure}>
        {failure}
      </span>
      {reason !== undefined && (
        <form
          ref={form}
          className={styles.reason}
          aria-label="原因"
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            send('dislike', reason.trim(), close);
          }}
        >
          <Input.TextArea
            // On a touch screen the field would open the keyboard.
            autoFocus={!isTouched}
            autoSize={{ minRows: 2, maxRows: 5 }}
            count={{ show: true, max: MAX_REASON }}
            aria-label="哪里没有帮助？"
            placeholder="哪里没有帮助？（选填）"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button onClick={close}>取消</Button>
          <Button type="primary" htmlType="submit" disabled={reason.trim() === '' || reason.length > MAX_REASON}>
            提交
          </Button>
        </form>
      )}
    </>
  );
}

/** What only Dify's own API gives for a reply (§15.24). */
export function ReplyExtras({ message, next, rate, onAsk }: ReplyExtrasProps) {
  const { recordId, annotatedBy } = message;
  return (
    <>
      {annotatedBy !== undefined && <span>人工标注的回答{annotatedBy && `（${annotatedBy}）`}</span>}
      {recordId !== undefined && <ReplyRating message={message} rate={rate} />}
      {next.length > 0 && (
        <ul className={styles.next} aria-label="您可能还想问">
          {next.map((question) => (
            <li key={question}>
              <button type="button" className={styles.question} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
