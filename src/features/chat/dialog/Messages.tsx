import { Button, Empty, Spin } from 'antd';
import { useCallback } from 'react';
import type { ChatStore } from '../store/createChatStore';
import { SAMPLE_QUESTIONS } from '../store/messages';
import { useChatState } from '../store/useChatState';
import { MessageList } from '../view/MessageList';
import styles from './ConversationView.module.css';

const NONE: readonly string[] = [];

interface Props {
  chatStore: ChatStore;
  /** Called after a click that unmounts the clicked button, so that the focus can move. */
  onUsed: () => void;
}

/** The messages, or why there are none. */
export function Messages({ chatStore, onUsed }: Props) {
  const messages = useChatState(chatStore.state, (state) => state.messages);
  const thread = useChatState(chatStore.state, (state) => state.thread);
  const activity = useChatState(chatStore.state, (state) => state.activity.type);
  const begun = useChatState(chatStore.state, (state) => state.messages.some(({ role }) => role === 'user'));

  const retry = useCallback(
    (id: string) => {
      chatStore.retry(id);
      onUsed();
    },
    [chatStore, onUsed],
  );
  const ask = useCallback(
    (question: string) => {
      chatStore.send(question);
      onUsed();
    },
    [chatStore, onUsed],
  );
  const reread = () => {
    chatStore.reread();
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
