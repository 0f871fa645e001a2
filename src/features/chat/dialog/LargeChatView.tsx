import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { logError } from '@/state/errorLog/errorLogSlice';
import type { AppThunk } from '@/state/hooks';
import { openChatClient } from '../client/openChatClient';
import { createChatStore, type ChatStore } from '../store/createChatStore';
import { createConversationLoader, type ConversationLoader } from '../store/createConversationLoader';
import type { Drafts } from '../store/drafts';
import { useChatState } from '../store/useChatState';
import { ConversationSidebar } from '../sidebar/ConversationSidebar';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import styles from './LargeChatView.module.css';

const NEW_CONVERSATION = '新会话';
/** Draft key of a conversation that is not in the list yet. */
const NEW_DRAFT = 'new';

interface LargeChat {
  chatStore: ChatStore;
  loader: ConversationLoader;
}

/**
 * Makes the state of the large dialog: the open conversation and the list. Once the list holds a new conversation, the
 * draft moves to the conversation's id.
 */
export const createLargeChat =
  (drafts: Drafts): AppThunk<LargeChat> =>
  (dispatch) => {
    const client = dispatch(openChatClient());
    const loader = createConversationLoader(client);
    const chatStore = createChatStore({
      client,
      onError: (error) => logError(dispatch, error),
      onBegun: () => void loader.refresh(),
    });
    loader.list.subscribe(() => {
      const { fresh, conversationId, activity } = chatStore.state.get();
      if (!fresh || activity.type === 'replying') return;
      if (!loader.list.get().rows.some(({ id }) => id === conversationId)) return;
      drafts.move(NEW_DRAFT, conversationId);
      chatStore.listed();
    });
    return { chatStore, loader };
  };

/**
 * The content of the large dialog: sidebar and conversation in a ratio of 1 to 3. On a narrow screen the sidebar covers
 * the conversation.
 */
export function LargeChatView({ chat: { chatStore, loader }, drafts }: { chat: LargeChat; drafts: Drafts }) {
  const id = useChatState(chatStore.state, ({ fresh, conversationId }) => (fresh ? '' : conversationId));
  const name = useChatState(loader.list, ({ rows }) => rows.find((row) => row.id === id)?.name) ?? NEW_CONVERSATION;
  const [listShown, setListShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void loader.reload();
    // Closing the dialog may have aborted the request for the records, so it is sent again.
    if (chatStore.state.get().activity.type === 'recordsFailed') chatStore.reread();
    return loader.stop;
  }, [loader, chatStore]);

  const hideList = () => {
    if (!listShown) return;
    setListShown(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles.layout} data-list={listShown ? 'shown' : 'hidden'}>
      <ConversationSidebar chatStore={chatStore} loader={loader} newName={NEW_CONVERSATION} onChosen={hideList} />
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
          <ConversationTools chatStore={chatStore} title={name} />
        </Flex>
        <ConversationView chatStore={chatStore} drafts={drafts} draftKey={id || NEW_DRAFT} />
      </Flex>
    </div>
  );
}
