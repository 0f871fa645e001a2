import { Button, Flex, Input } from 'antd';
import { useRef, useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { AbortedError } from '@/lib/http/errors';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useAppDispatch } from '@/state/hooks';
import { useToast } from '@/ui/toast/useToast';
import { NEW_CONVERSATION_QUESTION } from '../assistantTexts';
import type { Conversation } from '../calls/pageSchemas';
import { changeInList, useConversations } from '../calls/useConversations';
import { useChat, type Chat } from '../store/createChat';
import { describeFailure } from '../store/describeFailure';
import { ConversationRow } from './ConversationRow';
import styles from './ConversationSidebar.module.css';
import { groupByDate } from './groupByDate';

type Conversations = ReturnType<typeof useConversations>;

/** What is said below the rows: the state of loading, and how many match the search. */
function noteOf({ isFetching, isError, rows }: Conversations, isSearching: boolean, found: number): string {
  if (isFetching) return appConfig.loadingText;
  if (rows.length === 0) return isError ? '' : '还没有历史会话';
  if (!isSearching) return '';
  return found > 0 ? `找到 ${found} 个会话` : '没有找到相符的会话';
}

interface Props {
  chat: Chat;
  /** Name shown for a conversation that is not in the list yet. */
  newName: string;
  /** Called when another conversation has been opened. */
  onChosen: () => void;
}

/** Scrolls to the open conversation when another one is opened. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The past conversations, and the button for a new one (§2.83 to §2.85). */
export function ConversationSidebar({ chat, newName, onChosen }: Props) {
  const [wanted, setWanted] = useState('');
  const conversations = useConversations();
  const { rows, isFetching, isError, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } = conversations;
  const dispatch = useAppDispatch();
  const { rename, remove } = chat.calls;
  const openId = useChat(chat, ({ conversationId }) => conversationId);
  const isNew = useChat(chat, ({ fresh }) => fresh) && !rows.some(({ id }) => id === openId);
  const confirm = useConfirm();
  const toast = useToast();
  const newButton = useRef<HTMLButtonElement>(null);

  const term = wanted.trim().toLowerCase();
  const matching = rows.filter(({ name }) => name.toLowerCase().includes(term));
  const hasFailed = isError && !isFetching;

  const begin = async () => {
    if (!(await confirm(NEW_CONVERSATION_QUESTION))) return;
    chat.startNew();
    onChosen();
  };
  const open = (id: string) => {
    if (id !== openId) chat.select(id);
    onChosen();
  };
  const tell = (error: unknown, id: string) => {
    if (!(error instanceof AbortedError)) toast.error(describeFailure(error, id));
  };
  const renameRow = (id: string, name: string) =>
    rename?.(id, name).then(
      () => dispatch(changeInList(id, (row) => ({ ...row, name }))),
      (error: unknown) => tell(error, id),
    );
  const removeRow = async ({ id, name }: Conversation) => {
    if (!(await confirm({ text: `是否删除会话“${name}”？删除后无法恢复。`, danger: true, okText: '删除' }))) return;
    try {
      await remove?.(id);
    } catch (error) {
      tell(error, id);
      return;
    }
    const at = document.activeElement;
    const goesWithRow = at === document.body || at?.closest('li')?.dataset['id'] === id;
    dispatch(changeInList(id, () => undefined));
    if (goesWithRow) newButton.current?.focus({ preventScroll: true });
    if (id === chat.state.get().conversationId) chat.startNew();
  };
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
          {isNew && (
            <li className={styles.entry} ref={scrollIntoView}>
              <ConversationRow name={newName} isOpen onOpen={onChosen} />
            </li>
          )}
          {groupByDate(matching, new Date()).map(({ row, heading }) => (
            <li
              key={row.id}
              className={styles.entry}
              data-id={row.id}
              ref={row.id === openId ? scrollIntoView : undefined}
            >
              {heading && <h3 className={styles.heading}>{heading}</h3>}
              <ConversationRow
                name={row.name}
                isOpen={row.id === openId}
                onOpen={() => open(row.id)}
                onRename={rename && ((name) => void renameRow(row.id, name))}
                onRemove={remove && (() => void removeRow(row))}
              />
            </li>
          ))}
        </ul>
        <p className={styles.note} role="status">
          {noteOf(conversations, term !== '', matching.length)}
        </p>
        {hasFailed && (
          <p className={styles.note} role="alert">
            会话列表加载失败
          </p>
        )}
        {hasFailed && !isFetchNextPageError && (
          <Button type="link" block onClick={() => void refetch()}>
            重试
          </Button>
        )}
        {hasNextPage && (
          <Button type="link" block loading={isFetching} onClick={() => void fetchNextPage()}>
            加载更多会话
          </Button>
        )}
      </div>
    </Flex>
  );
}
