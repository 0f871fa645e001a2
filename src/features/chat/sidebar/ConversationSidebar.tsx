import { Button, Flex, Input } from 'antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useToast } from '@/ui/toast/useToast';
import type { Conversation } from '../Conversation';
import { useNewConversation } from '../dialog/useNewConversation';
import type { ChatStore } from '../store/createChatStore';
import type { ConversationStore } from '../store/createConversationStore';
import { useObservable } from '../store/useObservable';
import { ConversationRow } from './ConversationRow';
import styles from './ConversationSidebar.module.css';
import { groupByDate, type ListEntry } from './groupByDate';

interface ListEndProps {
  conversationStore: ConversationStore;
  isSearching: boolean;
  /** How many conversations match the search. */
  found: number;
}

/** What stands below the rows: the number found, the state of loading, and the button for more. */
function ListEnd({ conversationStore, isSearching, found }: ListEndProps) {
  const { status, hasMore, rows } = useObservable(conversationStore.list, (list) => list);
  const isEmpty = rows.length === 0;
  return (
    <>
      <p className={styles.note} role="status">
        {status === 'loading' && appConfig.loadingText}
        {status === 'ready' && isEmpty && '还没有历史会话'}
        {status !== 'loading' && !isEmpty && isSearching && (found > 0 ? `找到 ${found} 个会话` : '没有找到相符的会话')}
      </p>
      {status === 'failed' && (
        <p className={styles.note} role="alert">
          会话列表加载失败
        </p>
      )}
      {status === 'failed' && isEmpty && (
        <Button type="link" block onClick={() => void conversationStore.reload()}>
          重试
        </Button>
      )}
      {hasMore && (
        <Button type="link" block loading={status === 'loading'} onClick={() => void conversationStore.loadMore()}>
          加载更多会话
        </Button>
      )}
    </>
  );
}

interface Props {
  chatStore: ChatStore;
  conversationStore: ConversationStore;
  /** Name shown for a conversation that is not in the list yet. */
  newName: string;
  /** Called when another conversation has been opened. */
  onChosen: () => void;
}

type Entry = ListEntry | { type: 'new' };

const keyOf = (entry: Entry) => {
  if (entry.type === 'new') return 'new';
  return entry.type === 'row' ? `row ${entry.row.id}` : `heading ${entry.id}`;
};

/** Scrolls to the open conversation when another one is opened. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The rows whose name holds the term, with their headings. The list is drawn later than what is typed. */
function useFound(rows: readonly Conversation[], wanted: string): { found: number; entries: ListEntry[] } {
  const term = useDeferredValue(wanted.trim().toLowerCase());
  return useMemo(() => {
    const found = term === '' ? rows : rows.filter(({ name }) => name.toLowerCase().includes(term));
    return { found: found.length, entries: groupByDate(found, new Date()) };
  }, [rows, term]);
}

/** The past conversations, and the button for a new one (§2.83 to §2.85). */
export function ConversationSidebar({ chatStore, conversationStore, newName, onChosen }: Props) {
  const [wanted, setWanted] = useState('');
  const rows = useObservable(conversationStore.list, (list) => list.rows);
  const fresh = useObservable(chatStore.state, (state) => state.fresh);
  const openId = useObservable(chatStore.state, (state) => (state.fresh ? undefined : state.conversationId));
  const startNew = useNewConversation(chatStore);
  const confirm = useConfirm();
  const toast = useToast();
  const newButton = useRef<HTMLButtonElement>(null);

  const { found, entries } = useFound(rows, wanted);
  const all: Entry[] = fresh ? [{ type: 'new' }, ...entries] : entries;
  const begin = async () => {
    if (await startNew()) onChosen();
  };
  const open = (id: string) => {
    if (id !== openId) chatStore.select(id);
    onChosen();
  };
  const remove = async ({ id, name }: Conversation) => {
    if (!(await confirm({ text: `是否删除会话“${name}”？删除后无法恢复。`, danger: true, okText: '删除' }))) return;
    await conversationStore.remove?.(id).catch(toast.failure);
    // The row had the focus.
    if (document.activeElement === document.body) newButton.current?.focus({ preventScroll: true });
    if (id === openId && !conversationStore.list.get().rows.some((row) => row.id === id)) chatStore.startNew();
  };
  const { rename } = conversationStore;
  const render = (entry: Entry) => {
    if (entry.type === 'new') return <ConversationRow name={newName} isOpen onOpen={onChosen} />;
    if (entry.type === 'heading') return <h3 className={styles.heading}>{entry.text}</h3>;
    const { id, name } = entry.row;
    return (
      <ConversationRow
        name={name}
        isOpen={id === openId}
        onOpen={() => open(id)}
        onRename={rename && ((next) => void rename(id, next).catch(toast.failure))}
        onRemove={conversationStore.remove && (() => void remove(entry.row))}
      />
    );
  };

  const isOpen = (entry: Entry) => (entry.type === 'row' ? entry.row.id === openId : entry.type === 'new');

  return (
    <Flex component="nav" vertical gap={12} className={styles.sidebar} aria-label="历史会话">
      <Button ref={newButton} type="primary" size="middle" onClick={() => void begin()}>
        新建会话
      </Button>
      <Input
        type="search"
        size="middle"
        aria-label="在已加载的会话中搜索"
        placeholder="在已加载的会话中搜索"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {all.map((entry) => (
            <li key={keyOf(entry)} className={styles.entry} ref={isOpen(entry) ? scrollIntoView : undefined}>
              {render(entry)}
            </li>
          ))}
        </ul>
        <ListEnd conversationStore={conversationStore} isSearching={wanted.trim() !== ''} found={found} />
      </div>
    </Flex>
  );
}
