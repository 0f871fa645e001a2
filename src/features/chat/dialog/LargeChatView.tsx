import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { NEW_DRAFT, type LargeChat } from '../session/createLargeChat';
import type { Drafts } from '../session/drafts';
import { ConversationSidebar } from '../sidebar/ConversationSidebar';
import { useSignal } from '../useSignal';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import styles from './LargeChatView.module.css';

const NEW_CONVERSATION = '新会话';

/** The content of variant B: sidebar and conversation, 1 to 3; on a narrow screen the sidebar covers the conversation. */
export function LargeChatView({ chat: { session, loader }, drafts }: { chat: LargeChat; drafts: Drafts }) {
  const id = useSignal(session.state, ({ fresh, conversationId }) => (fresh ? '' : conversationId));
  const name = useSignal(loader.list, ({ rows }) => rows.find((row) => row.id === id)?.name) ?? NEW_CONVERSATION;
  const [listShown, setListShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    void loader.reload();
    // They may have been given up when the dialog was closed.
    if (session.state.get().activity.type === 'recordsFailed') session.reread();
    return loader.stop;
  }, [loader, session]);

  const hideList = () => {
    if (!listShown) return;
    setListShown(false);
    toggle.current?.focus();
  };

  return (
    <div className={styles['layout']} data-list={listShown ? 'shown' : 'hidden'}>
      <ConversationSidebar session={session} loader={loader} newName={NEW_CONVERSATION} onChosen={hideList} />
      <section className={styles['main']} aria-label="当前会话">
        <div className={styles['head']}>
          <Button
            ref={toggle}
            className={styles['toggle'] ?? ''}
            aria-expanded={listShown}
            onClick={() => setListShown(!listShown)}
          >
            会话列表
          </Button>
          <h3 className={styles['name']}>{name}</h3>
          <ConversationTools session={session} title={name} />
        </div>
        <ConversationView session={session} drafts={drafts} draftKey={id || NEW_DRAFT} />
      </section>
    </div>
  );
}
