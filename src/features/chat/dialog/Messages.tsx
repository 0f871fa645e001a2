import { Button, Empty, Spin } from 'antd';
import { useCallback } from 'react';
import type { ChatSession } from '../session/createChatSession';
import { SAMPLE_QUESTIONS } from '../session/messages';
import { useChatState } from '../session/useChatState';
import { MessageList } from '../view/MessageList';
import styles from './ConversationView.module.css';

const NONE: readonly string[] = [];

interface Props {
  session: ChatSession;
  /** Called after a click that unmounts the clicked button, so that the focus can move. */
  onUsed: () => void;
}

/** The messages, or why there are none. */
export function Messages({ session, onUsed }: Props) {
  const messages = useChatState(session.state, (state) => state.messages);
  const thread = useChatState(session.state, (state) => state.thread);
  const activity = useChatState(session.state, (state) => state.activity.type);
  const begun = useChatState(session.state, (state) => state.messages.some(({ role }) => role === 'user'));

  const retry = useCallback(
    (id: string) => {
      session.retry(id);
      onUsed();
    },
    [session, onUsed],
  );
  const ask = useCallback(
    (question: string) => {
      session.send(question);
      onUsed();
    },
    [session, onUsed],
  );
  const reread = () => {
    session.reread();
    onUsed();
  };

  if (activity === 'loadingRecords') {
    return (
      <div className={styles.notice} role="status">
        <Spin aria-hidden />
        正在加载中...
      </div>
    );
  }
  if (activity === 'recordsFailed') {
    return (
      <div className={styles.notice} role="alert">
        会话记录加载失败
        <Button onClick={reread}>重试</Button>
      </div>
    );
  }
  if (messages.length === 0) {
    return (
      <div className={styles.notice}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这个会话还没有记录，您可以继续提问" />
      </div>
    );
  }
  return (
    <div className={styles.messages}>
      <MessageList
        messages={messages}
        conversationKey={String(thread)}
        onRetry={retry}
        suggestions={begun ? NONE : SAMPLE_QUESTIONS}
        onAsk={ask}
      />
    </div>
  );
}
