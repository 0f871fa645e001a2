import { Spinner } from '@/ui/loading/Spinner';
import buttons from '@/ui/button/button.module.css';
import type { ChatSession } from '../session/createChatSession';
import { SAMPLE_QUESTIONS } from '../session/messages';
import { useSignal } from '../useSignal';
import { MessageList } from '../view/MessageList';
import styles from './Messages.module.css';

const NONE: readonly string[] = [];

/** The messages, or why there are none. */
export function Messages({ session }: { session: ChatSession }) {
  const messages = useSignal(session.state, (state) => state.messages);
  const thread = useSignal(session.state, (state) => state.thread);
  const activity = useSignal(session.state, (state) => state.activity.type);
  const begun = useSignal(session.state, (state) => state.messages.some(({ role }) => role === 'user'));

  if (activity === 'loadingRecords') {
    return (
      <div className={styles['place']} role="status">
        <Spinner />
        正在加载中...
      </div>
    );
  }
  if (activity === 'recordsFailed') {
    return (
      <div className={styles['place']} role="alert">
        会话记录加载失败
        <button type="button" className={buttons['button']} onClick={session.reread}>
          重试
        </button>
      </div>
    );
  }
  if (messages.length === 0) return <div className={styles['place']}>这个会话还没有记录，您可以继续提问</div>;
  return (
    <div className={styles['messages']}>
      <MessageList
        messages={messages}
        conversationKey={String(thread)}
        onRetry={session.retry}
        suggestions={begun ? NONE : SAMPLE_QUESTIONS}
        onAsk={session.send}
      />
    </div>
  );
}
