import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useNewConversation } from '../dialog/ConversationTools';
import type { ChatStore } from '../store/createChatStore';
import type { ConversationLoader } from '../store/createConversationLoader';
import { useChatState } from '../store/useChatState';
import styles from './ConversationSidebar.module.css';

function Row({ name, isOpen, onOpen }: { name: string; isOpen: boolean; onOpen: () => void }) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} title={name} aria-current={isOpen || undefined} onClick={onOpen}>
        {name}
      </button>
    </li>
  );
}

interface ListEndProps {
  loader: ConversationLoader;
  isSearching: boolean;
  /** How many conversations match the search. */
  found: number;
}

/** What stands below the rows: the number found, the state of loading, and the button for more. */
function ListEnd({ loader, isSearching, found }: ListEndProps) {
  const { status, hasMore, rows } = useChatState(loader.list, (list) => list);
  const isEmpty = rows.length === 0;
  return (
    <>
      <p className={styles.note} role="status">
        {status === 'loading' && '正在加载中...'}
        {status === 'ready' && isEmpty && '还没有历史会话'}
        {status !== 'loading' && !isEmpty && isSearching && (found > 0 ? `找到 ${found} 个会话` : '没有找到相符的会话')}
      </p>
      {status === 'failed' && (
        <p className={styles.note} role="alert">
          会话列表加载失败
        </p>
      )}
      {status === 'failed' && isEmpty && (
        <Button type="link" block onClick={() => void loader.reload()}>
          重试
        </Button>
      )}
      {hasMore && (
        <Button type="link" block loading={status === 'loading'} onClick={() => void loader.loadMore()}>
          加载更多会话
        </Button>
      )}
    </>
  );
}

interface Props {
  chatStore: ChatStore;
  loader: ConversationLoader;
  /** Name shown for a conversation that is not in the list yet. */
  newName: string;
  /** Called when another conversation has been opened. */
  onChosen: () => void;
}

/** The past conversations, and the button for a new one (specification, section 2). */
export function ConversationSidebar({ chatStore, loader, newName, onChosen }: Props) {
  const [wanted, setWanted] = useState('');
  const rows = useChatState(loader.list, (list) => list.rows);
  const fresh = useChatState(chatStore.state, (state) => state.fresh);
  const openId = useChatState(chatStore.state, (state) => (state.fresh ? undefined : state.conversationId));
  const startNew = useNewConversation(chatStore);

  const term = wanted.trim().toLowerCase();
  const found = term === '' ? rows : rows.filter(({ name }) => name.toLowerCase().includes(term));
  const begin = async () => {
    if (await startNew()) onChosen();
  };
  const open = (id: string) => {
    if (id !== openId) chatStore.select(id);
    onChosen();
  };

  return (
    <Flex component="nav" vertical gap={12} className={styles.sidebar} aria-label="历史会话">
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
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {fresh && <Row name={newName} isOpen onOpen={onChosen} />}
          {found.map(({ id, name }) => (
            <Row key={id} name={name} isOpen={id === openId} onOpen={() => open(id)} />
          ))}
        </ul>
        <ListEnd loader={loader} isSearching={term !== ''} found={found.length} />
      </div>
    </Flex>
  );
}
