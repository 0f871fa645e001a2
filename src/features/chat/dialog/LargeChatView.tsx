import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ConversationSidebar } from '../sidebar/ConversationSidebar';
import { useObservable } from '../store/useObservable';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import type { Chats } from './createChats';
import styles from './LargeChatView.module.css';

const NEW_CONVERSATION = '新会话';

/**
 * The content of the large dialog: sidebar and conversation in a ratio of 1 to 3 (§2.82). On a narrow screen the sidebar
 * covers the conversation.
 */
export function LargeChatView({ chat }: { chat: Chats['large'] }) {
  const { chatStore, conversationStore } = chat;
  const id = useObservable(chatStore.state, ({ fresh, conversationId }) => (fresh ? '' : conversationId));
  const name =
    useObservable(conversationStore.list, ({ rows }) => rows.find((row) => row.id === id)?.name) ?? NEW_CONVERSATION;
  const [listShown, setListShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void conversationStore.reload();
    // Closing the dialog may have aborted the request for the records, so it is sent again.
    if (chatStore.state.get().activity.type === 'recordsFailed') chatStore.reread();
    return conversationStore.stop;
  }, [conversationStore, chatStore]);

  const hideList = () => {
    if (!listShown) return;
    setListShown(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles.layout} data-list={listShown ? 'shown' : 'hidden'}>
      <ConversationSidebar
        chatStore={chatStore}
        conversationStore={conversationStore}
        newName={NEW_CONVERSATION}
        onChosen={hideList}
      />
      <Flex component="section" vertical className={styles.main} aria-label="当前会话">
        <Flex align="center" gap={12} className={styles.head}>
          <Button
            ref={toggle}
            className={styles.toggle}
            aria-expanded={listShown}
            onClick={() => setListShown(!listShown)}
          >
            会话列表
          </Button>
          <h3 className={styles.name}>{name}</h3>
          <ConversationTools chat={chat} title={name} />
        </Flex>
        <ConversationView chat={chat} title={name} />
      </Flex>
    </div>
  );
}
