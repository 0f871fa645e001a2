import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useConversations } from '../calls/useConversations';
import { ConversationSidebar } from '../sidebar/ConversationSidebar';
import { useChat, type Chat } from '../store/createChat';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import styles from './LargeChatView.module.css';

const NEW_CONVERSATION = '新会话';

/**
 * The content of the large dialog: sidebar and conversation in a ratio of 1 to 3 (§2.82). On a narrow screen the sidebar
 * covers the conversation.
 */
export function LargeChatView({ chat }: { chat: Chat }) {
  const id = useChat(chat, ({ conversationId }) => conversationId);
  const name = useConversations().rows.find((row) => row.id === id)?.name ?? NEW_CONVERSATION;
  const [listShown, setListShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Closing the dialog may have aborted the request for the records, so it is sent again.
    if (chat.state.get().activity.type === 'recordsFailed') chat.reread();
  }, [chat]);

  const hideList = () => {
    if (!listShown) return;
    setListShown(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles.layout} data-list={listShown ? 'shown' : 'hidden'}>
      <ConversationSidebar chat={chat} newName={NEW_CONVERSATION} onChosen={hideList} />
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
