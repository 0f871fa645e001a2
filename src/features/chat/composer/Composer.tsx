import { Button, Flex, Input, type GetRef } from 'antd';
import { useId, useImperativeHandle, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { appConfig } from '@/config/appConfig';
import styles from './Composer.module.css';
import { checkQuestionLength } from './checkQuestionLength';
import { sendsQuestion } from './sendsQuestion';

const ROWS = { minRows: 1, maxRows: 6 };

type Field = HTMLTextAreaElement | null;

interface Props {
  field: Ref<Field>;
  /** Initial text of the field. */
  draft: string;
  onDraft: (text: string) => void;
  /** A reply is on its way or the conversation is loading: nothing can be typed or sent. */
  busy: boolean;
  replying: boolean;
  /** Returns whether the question was accepted. */
  onSend: (question: string) => boolean;
  onStop: () => void;
  autoFocus: boolean;
}

/** Puts the caret after a restored draft. */
function caretAfterDraft({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  const { value, selectionEnd } = currentTarget;
  if (selectionEnd === 0) currentTarget.setSelectionRange(value.length, value.length);
}

/** The input with its buttons: Enter sends, Shift+Enter begins a line, six lines are shown at most. */
export function Composer({ field, draft, onDraft, busy, replying, onSend, onStop, autoFocus }: Props) {
  const [text, setText] = useState(draft);
  const composedAt = useRef(-Infinity);
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  const noticeId = useId();
  useImperativeHandle<Field, Field>(field, () => area.current?.resizableTextArea?.textArea ?? null);
  const { isTooLong, notice } = checkQuestionLength(text, appConfig.chatMaxQuestion);

  const change = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const send = () => {
    // Only the field is emptied. The stored draft stays until the reply begins, so that a failed question is not lost.
    if (!isTooLong && onSend(text)) setText('');
  };
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.key !== 'Enter' || !sendsQuestion(nativeEvent, composedAt.current)) return;
    nativeEvent.preventDefault();
    send();
  };

  return (
    <>
      <Flex align="flex-end" gap="small" className={styles.composer}>
        <Input.TextArea
          ref={area}
          size="middle"
          autoSize={ROWS}
          className={styles.field}
          status={isTooLong ? 'error' : ''}
          aria-label="问题"
          aria-invalid={isTooLong}
          aria-describedby={noticeId}
          placeholder="请输入您的问题..."
          value={text}
          disabled={busy}
          autoFocus={autoFocus}
          onFocus={caretAfterDraft}
          onChange={(event) => change(event.target.value)}
          onCompositionEnd={({ timeStamp }) => (composedAt.current = timeStamp)}
          onKeyDown={onKeyDown}
        />
        {replying && (
          <Button size="middle" onClick={onStop}>
            停止
          </Button>
        )}
        <Button type="primary" size="middle" disabled={busy || isTooLong || text.trim() === ''} onClick={send}>
          {replying ? '发送中...' : '发送'}
        </Button>
      </Flex>
      <p id={noticeId} aria-live="polite" className={isTooLong ? styles.tooLong : styles.notice}>
        {notice}
      </p>
    </>
  );
}
