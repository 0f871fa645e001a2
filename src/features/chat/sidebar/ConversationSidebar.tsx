import { Button, Input } from 'antd';
import { useState } from 'react';
import { useNewSession } from '../dialog/useNewSession';
import type { ChatSession } from '../session/createChatSession';
import type { ConversationLoader } from '../session/createConversationLoader';
import { useSignal } from '../useSignal';
import { ConversationRow } from './ConversationRow';
import styles from './ConversationSidebar.module.css';
import { ListEnd } from './ListEnd';

interface Props {
  session: ChatSession;
  loader: ConversationLoader;
  /** What an unsaved conversation is called. */
  newName: string;
  /** Told when another conversation has been opened. */
  onChosen: () => void;
}

/** The past conversations, and the way to a new one (specification, section 2). */
export function ConversationSidebar({ session, loader, newName, onChosen }: Props) {
  const [wanted, setWanted] = useState('');
  const rows = useSignal(loader.list, (list) => list.rows);
  const fresh = useSignal(session.state, (state) => state.fresh);
  const openId = useSignal(session.state, (state) => (state.fresh ? undefined : state.conversationId));
  const startNew = useNewSession(session);

  const term = wanted.trim().toLowerCase();
  const found = term === '' ? rows : rows.filter(({ name }) => name.toLowerCase().includes(term));
  const begin = async () => {
    if (await startNew()) onChosen();
  };
  const open = (id: string) => {
    if (id !== openId) session.select(id);
    onChosen();
  };

  return (
    <nav className={styles['sidebar']} aria-label="历史会话">
      <Button type="primary" size="middle" onClick={() => void begin()}>
        新建会话
      </Button>
      <Input
        type="search"
        size="middle"
        aria-label="搜索已加载的会话"
        placeholder="搜索已加载的会话"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className={styles['scroll']}>
        <ul className={styles['list']}>
          {fresh && <ConversationRow name={newName} isOpen onOpen={onChosen} />}
          {found.map(({ id, name }) => (
            <ConversationRow key={id} name={name} isOpen={id === openId} onOpen={() => open(id)} />
          ))}
        </ul>
        <ListEnd loader={loader} isSearching={term !== ''} found={found.length} />
      </div>
    </nav>
  );
}
