import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import buttons from '@/ui/button/button.module.css';
import styles from './Composer.module.css';
import { sendsQuestion } from './sendsQuestion';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What was typed here before. */
  draft: string;
  onDraft: (text: string) => void;
  /** An answer is on its way, or the conversation is being loaded: nothing can be typed or sent. */
  busy: boolean;
  answering: boolean;
  /** Returns whether the question was taken. */
  onSend: (question: string) => boolean;
  onStop: () => void;
  /** Whether the cursor stands in the field at once; on a touch screen that would bring up the keyboard. */
  autoFocus: boolean;
}

/** A draft is gone on with at its end; a press then puts the cursor where it is pressed. */
function goOnAtEnd({ currentTarget: { value, selectionEnd }, currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  if (selectionEnd === 0) currentTarget.setSelectionRange(value.length, value.length);
}

/** The input with its buttons: Enter sends, Shift+Enter begins a line, six lines are shown at most. */
export function Composer({ field, draft, onDraft, busy, answering, onSend, onStop, autoFocus }: Props) {
  const [text, setText] = useState(draft);
  const composedAt = useRef(-Infinity);

  const change = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const send = () => {
    // As a draft it is kept until its answer begins.
    if (onSend(text)) setText('');
  };
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.key !== 'Enter' || !sendsQuestion(nativeEvent, composedAt.current)) return;
    nativeEvent.preventDefault();
    send();
  };

  return (
    <div className={styles['composer']}>
      <div className={styles['grow']} data-text={text}>
        <textarea
          ref={field}
          rows={1}
          className={styles['field']}
          aria-label="问题"
          placeholder="请输入您的问题..."
          value={text}
          disabled={busy}
          autoFocus={autoFocus}
          onFocus={goOnAtEnd}
          onChange={(event) => change(event.target.value)}
          onCompositionEnd={({ timeStamp }) => (composedAt.current = timeStamp)}
          onKeyDown={onKeyDown}
        />
      </div>
      {answering && (
        <button type="button" className={buttons['button']} onClick={onStop}>
          停止
        </button>
      )}
      <button
        type="button"
        className={`${buttons['button']} ${buttons['primary']}`}
        disabled={busy || text.trim() === ''}
        onClick={send}
      >
        {answering ? '发送中...' : '发送'}
      </button>
    </div>
  );
}
