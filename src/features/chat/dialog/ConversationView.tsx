import { LoadingOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { useCoarsePointer } from '@/ui/screen/useMediaQuery';
import { useToast } from '@/ui/toast/useToast';
import { Composer } from '../composer/Composer';
import { SAMPLE_QUESTIONS } from '../assistantTexts';
import { DifyContext } from '../dify/useDify';
import { exportChat, type ExportFormat } from '../export/exportActions';
import { useChat, type Chat } from '../store/createChat';
import { GONE } from '../store/describeFailure';
import { CLEARED_NOTICE, NEW_CONVERSATION_NOTICE } from '../store/messages';
import { MessageList } from '../view/MessageList';
import type { MessageActions } from '../view/MessageRow';
import { ReplyAnnouncer } from '../view/ReplyAnnouncer';
import { Welcome } from '../view/Welcome';
import styles from './ConversationView.module.css';
import { useFieldFocus } from './useFieldFocus';

const EARLIER_LOST = '更早的记录无法加载';

interface MessagesProps {
  chat: Chat;
  actions: MessageActions;
  /** Called after a click that unmounts the clicked button, so that the focus can move. */
  onUsed: () => void;
}

/** The messages, the welcome before the first one, or why there are none. */
function Messages({ chat, actions, onUsed }: MessagesProps) {
  const messages = useChat(chat, (state) => state.messages);
  const thread = useChat(chat, (state) => state.thread);
  const activity = useChat(chat, (state) => state.activity.type);
  const earlier = useChat(chat, (state) => state.earlier.type);
  const dify = use(DifyContext);
  const { opening = '', questions = [] } = dify?.parameters ?? {};

  /** Why there are no messages, with a button that unmounts by its click. */
  const notice = (text: string, role?: 'status' | 'alert', label?: string, act?: () => void) => (
    <div className={styles.notice} role={role}>
      {role === 'status' && <LoadingOutlined aria-hidden />}
      {text}
      {label && (
        <Button
          onClick={() => {
            act?.();
            onUsed();
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
  if (activity === 'loadingRecords') return notice(appConfig.loadingText, 'status');
  if (activity === 'recordsFailed') return notice('会话记录加载失败', 'alert', '重试', chat.reread);
  if (activity === 'conversationGone') return notice(GONE, 'alert', '新建会话', chat.startNew);
  const [first] = messages;
  if (!first) return notice('这个会话还没有记录，您可以继续提问');
  if (messages.length === 1 && first.isNotice) {
    const isGreeting = ![CLEARED_NOTICE, NEW_CONVERSATION_NOTICE].includes(first.content);
    const text =
      isGreeting && dify && opening ? <dify.Markdown key={opening} text={opening} state="whole" /> : first.content;
    return (
      <Welcome text={text} questions={questions.length > 0 ? questions : SAMPLE_QUESTIONS} onAsk={actions.onAsk} />
    );
  }
  return (
    <div className={styles.messages}>
      <MessageList
        key={thread}
        messages={messages}
        isBusy={activity !== 'idle'}
        actions={actions}
        onEarlier={earlier === 'more' ? () => void chat.loadEarlier() : undefined}
        note={earlier === 'lost' ? EARLIER_LOST : earlier === 'none' ? undefined : appConfig.loadingText}
      />
    </div>
  );
}

/** What went wrong with the last question (§8.25), until it is dismissed or the next one is asked. */
function Banner({ chat, onUsed }: { chat: Chat; onUsed: () => void }) {
  const text = useChat(chat, ({ banner }) => banner);
  if (text === '') return null;
  const then = (action: () => void) => () => {
    action();
    onUsed();
  };
  return (
    <Alert
      type="error"
      className={styles.banner}
      classNames={{ title: styles.bannerText, close: styles.bannerClose }}
      title={text}
      action={
        // Other failures have their button beside the message that failed.
        text.endsWith(GONE) && <Button onClick={then(chat.takeAlong)}>新建会话</Button>
      }
      closable={{ 'aria-label': '关闭提示', onClose: then(() => chat.dispatch({ type: 'bannerDismissed' })) }}
    />
  );
}

interface Props {
  chat: Chat;
  /** Title of an exported reply whose question is not there. */
  title: string;
  /** Stands below the field. */
  children?: ReactNode;
}

/** The open conversation: its messages, the input and the error banner (§2.90). Unmounting stops the reply under way. */
export function ConversationView({ chat, title, children }: Props) {
  const thread = useChat(chat, (state) => state.thread);
  const busy = useChat(chat, ({ activity }) => activity.type !== 'idle');

  const lastStatus = useChat(chat, ({ messages }) => messages.at(-1)?.status);

  const [firstThread] = useState(thread);
  const { device } = useAppSelector(selectSettings);
  const input = useRef<HTMLTextAreaElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useFieldFocus(input, view, busy, thread);
  const isTouched = useCoarsePointer();
  /** Moves the focus from a clicked button that unmounts: to the field, where that does not open a keyboard. */
  const toField = useCallback(() => (isTouched ? view : input).current?.focus({ preventScroll: true }), [isTouched]);
  const toast = useToast();
  const actions = useMemo(() => {
    const onRetry = (id: string) => {
      chat.retry(id);
      toField();
    };
    const onEdit = (id: string) => {
      chat.dispatch({ type: 'editingBegun', id });
      input.current?.focus();
    };
    const onAsk = (question: string) => {
      chat.ask(question);
      toField();
    };
    const onExport = (id: string, format: ExportFormat) => void exportChat(chat, toast, title, format, id);
    return { onRetry, onEdit, onAsk, onExport, fileBase: chat.calls.fileBase };
  }, [chat, title, toast, toField]);

  useEffect(() => () => chat.stop(), [chat]);

  return (
    <div ref={view} className={styles.conversation} tabIndex={-1}>
      <Messages chat={chat} actions={actions} onUsed={toField} />
      <Composer
        key={thread}
        chat={chat}
        field={input}
        // Only the first conversation takes the focus, and not on a touch screen, where the focus would open the
        // keyboard.
        autoFocus={thread === firstThread && device === 'desktop' && !isTouched}
      />
      <Banner chat={chat} onUsed={toField} />
      {children}
      <ReplyAnnouncer status={lastStatus} />
    </div>
  );
}
