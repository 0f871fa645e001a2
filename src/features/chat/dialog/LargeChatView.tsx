import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { logError } from '@/state/errorLog/errorLogSlice';
import type { AppThunk } from '@/state/hooks';
import { openChatClient } from '../client/openChatClient';
import { createChatSession, type ChatSession } from '../session/createChatSession';
import { createConversationLoader, type ConversationLoader } from '../session/createConversationLoader';
import type { Drafts } from '../session/drafts';
import { useChatState } from '../session/useChatState';
import { ConversationSidebar } from '../sidebar/ConversationSidebar';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import styles from './LargeChatView.module.css';

const NEW_CONVERSATION = '新会话';
/** The key of the draft of a conversation that has not begun. */
const NEW_DRAFT = 'new';

interface LargeChat {
  session: ChatSession;
  loader: ConversationLoader;
}

/** Makes the chat of variant B. A conversation that is begun here gets into the list when the list is reloaded. */
export const createLargeChat =
  (drafts: Drafts): AppThunk<LargeChat> =>
  (dispatch) => {
    const client = dispatch(openChatClient());
    const loader = createConversationLoader(client);
    const session = createChatSession({
      client,
      onError: (error) => logError(dispatch, error),
      onBegun: () => void loader.refresh(),
    });
    loader.list.subscribe(() => {
      const { fresh, conversationId, activity } = session.state.get();
      if (!fresh || activity.type === 'replying') return;
      if (!loader.list.get().rows.some(({ id }) => id === conversationId)) return;
      drafts.move(NEW_DRAFT, conversationId);
      session.listed();
    });
    return { session, loader };
  };

/**
 * The content of variant B: sidebar and conversation, 1 to 3; on a narrow screen the sidebar covers the conversation.
 */
export function LargeChatView({ chat: { session, loader }, drafts }: { chat: LargeChat; drafts: Drafts }) {
  const id = useChatState(session.state, ({ fresh, conversationId }) => (fresh ? '' : conversationId));
  const name = useChatState(loader.list, ({ rows }) => rows.find((row) => row.id === id)?.name) ?? NEW_CONVERSATION;
  const [listShown, setListShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void loader.reload();
    // Closing the dialog may have aborted them.
    if (session.state.get().activity.type === 'recordsFailed') session.reread();
    return loader.stop;
  }, [loader, session]);

  const hideList = () => {
    if (!listShown) return;
    setListShown(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles.layout} data-list={listShown ? 'shown' : 'hidden'}>
      <ConversationSidebar session={session} loader={loader} newName={NEW_CONVERSATION} onChosen={hideList} />
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
          <ConversationTools session={session} title={name} />
        </Flex>
        <ConversationView session={session} drafts={drafts} draftKey={id || NEW_DRAFT} />
      </Flex>
    </div>
  );
}
