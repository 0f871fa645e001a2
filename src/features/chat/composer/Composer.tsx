import { Button, Flex, Input, type GetRef } from 'antd';
import { use, useId, useImperativeHandle, useRef, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { appConfig } from '@/config/appConfig';
import { isComposing } from '@/lib/isComposing';
import { TextButton } from '@/ui/button/TextButton';
import { useCoarsePointer } from '@/ui/screen/useMediaQuery';
import { AI_NOTICE, QUESTION_HINT } from '../assistantTexts';
import { DifyContext } from '../dify/useDify';
import { replyingTo } from '../store/chatReducer';
import { useChat, type Chat } from '../store/createChat';
import { lastExchange } from '../store/messages';
import { shownIn } from '../store/questionField';
import styles from './Composer.module.css';
import { checkQuestionLength, isSendKey } from './questionRules';

const ROWS = { minRows: 1, maxRows: 8 };

type Field = HTMLTextAreaElement | null;

interface Props {
  chat: Chat;
  field: Ref<Field>;
  autoFocus: boolean;
}

/** Puts the caret after a restored draft. */
function caretAfterDraft({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  const { value, selectionEnd } = currentTarget;
  if (selectionEnd === 0) currentTarget.setSelectionRange(value.length, value.length);
}

/**
 * The input with its buttons: Enter sends, Shift+Enter or 换行 begins a line, eight lines are shown at most. The arrow up
 * brings the last question back into the empty field.
 */
export function Composer({ chat, field, autoFocus }: Props) {
  const text = useChat(chat, (state) => shownIn(state.field));
  const isBusy = useChat(chat, ({ activity }) => activity.type !== 'idle');
  const isReplying = useChat(chat, (state) => replyingTo(state) !== undefined);
  const { files, isUploading, editing } = useChat(chat, (state) => state.field);
  const isEditing = editing !== undefined;
  const isLocked = isBusy || isEditing;
  const isTouched = useCoarsePointer();
  const dify = use(DifyContext);
  const rules = dify?.parameters.files;
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  const noticeId = useId();
  useImperativeHandle<Field, Field>(field, () => area.current?.resizableTextArea?.textArea ?? null);
  const { isTooLong, notice } = checkQuestionLength(text, appConfig.chatMaxQuestion);

  const type = (next: string) => chat.dispatch({ type: 'typed', text: next });
  const leaveEditing = () => chat.dispatch({ type: 'editingEnded', dropped: true });
  const giveUpEditing = () => {
    leaveEditing();
    // The button unmounts.
    area.current?.focus();
  };
  const removeFile = (id: string) => {
    chat.dispatch({ type: 'filesChanged', files: files.filter((file) => file.id !== id) });
    // The button unmounts. On a touch screen the field would open the keyboard.
    if (!isTouched) area.current?.focus();
  };
  const send = () => {
    if (!isTooLong) chat.send();
  };
  /** A keyboard on the screen has no Shift+Enter. */
  const beginLine = () => {
    const textArea = area.current?.resizableTextArea?.textArea;
    if (!textArea) return;
    textArea.focus();
    const { selectionStart, selectionEnd } = textArea;
    type(`${text.slice(0, selectionStart)}\n${text.slice(selectionEnd)}`);
    // The new text stands in the field after the next drawing.
    requestAnimationFrame(() => textArea.setSelectionRange(selectionStart + 1, selectionStart + 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    const last = lastExchange(chat.state.get().messages).question;
    // The input method's own keys.
    if (isComposing(nativeEvent)) return;
    if (nativeEvent.key === 'ArrowUp' && text === '' && last) {
      event.preventDefault();
      type(last.content);
    }
    if (nativeEvent.key === 'Escape' && isEditing) {
      // The dialog stays open.
      event.stopPropagation();
      leaveEditing();
    }
    if (!isSendKey(nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={styles.composer}>
      {isEditing && (
        <Flex align="center" justify="space-between" className={styles.editing} role="status">
          正在编辑上一个问题，发送后将重新回答
          <Button type="text" onClick={giveUpEditing}>
            取消编辑
          </Button>
        </Flex>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="附件" aria-live="polite">
          {files.map(({ id, name }) => (
            <li key={id} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <TextButton aria-label={`移除 ${name}`} disabled={isLocked} onClick={() => removeFile(id)}>
                移除
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {dify && rules && <dify.Attachments chat={chat} upload={dify.upload} rules={rules} isLocked={isLocked} />}
      <Flex align="flex-end" gap="small">
        <Input.TextArea
          ref={area}
          size="middle"
          autoSize={ROWS}
          className={styles.field}
          status={isTooLong ? 'error' : ''}
          aria-label="问题"
          aria-invalid={isTooLong}
          aria-describedby={noticeId}
          placeholder={QUESTION_HINT}
          value={text}
          disabled={isBusy}
          autoFocus={autoFocus}
          enterKeyHint="send"
          onFocus={caretAfterDraft}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isTouched && !isBusy && (
          // The keyboard stays open.
          <Button size="middle" onMouseDown={(event) => event.preventDefault()} onClick={beginLine}>
            换行
          </Button>
        )}
        {isReplying && (
          <Button size="middle" onClick={chat.stop}>
            停止
          </Button>
        )}
        <Button
          type="primary"
          size="middle"
          disabled={isBusy || isTooLong || isUploading || text.trim() === ''}
          onClick={send}
        >
          {isReplying ? '发送中...' : '发送'}
        </Button>
      </Flex>
      <p id={noticeId} aria-live="polite" className={isTooLong ? styles.tooLong : styles.notice}>
        {notice}
      </p>
      <p className={styles.ai}>{AI_NOTICE}</p>
    </div>
  );
}
