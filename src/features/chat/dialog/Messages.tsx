import { Button, Empty, Spin } from 'antd';
import { appConfig } from '@/config/appConfig';
import type { ChatStore } from '../store/createChatStore';
import { SAMPLE_QUESTIONS } from '../store/messages';
import { useChatState } from '../store/useChatState';
import { MessageList } from '../view/MessageList';
import type { MessageActions } from '../view/MessageRow';
import { Welcome } from '../view/Welcome';
import styles from './ConversationView.module.css';

interface Props {
  chatStore: ChatStore;
  actions: MessageActions;
  /** Called after a click that unmounts the clicked button, so that the focus can move. */
  onUsed: () => void;
}

/** The messages, the welcome before the first one, or why there are none. */
export function Messages({ chatStore, actions, onUsed }: Props) {
  const messages = useChatState(chatStore.state, (state) => state.messages);
  const thread = useChatState(chatStore.state, (state) => state.thread);
  const activity = useChatState(chatStore.state, (state) => state.activity.type);

  const ask = (question: string) => {
    chatStore.send(question);
    onUsed();
  };
  const reread = () => {
    chatStore.reread();
    onUsed();
  };

  if (activity === 'loadingRecords') {
    return (
      <div className={styles.notice} role="status">
        <Spin aria-hidden />
        {appConfig.loadingText}
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
  const [first] = messages;
  if (!first) {
    return (
      <div className={styles.notice}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这个会话还没有记录，您可以继续提问" />
      </div>
    );
  }
  if (messages.length === 1 && first.isNotice) {
    return <Welcome text={first.content} questions={SAMPLE_QUESTIONS} onAsk={ask} />;
  }
  return (
    <div className={styles.messages}>
      <MessageList
        messages={messages}
        conversationKey={String(thread)}
        isBusy={activity !== 'idle'}
        actions={actions}
      />
    </div>
  );
}
