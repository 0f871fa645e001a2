import { Button } from 'antd';
import type { ConversationLoader } from '../session/createConversationLoader';
import { useSignal } from '../useSignal';
import styles from './ConversationSidebar.module.css';

interface Props {
  loader: ConversationLoader;
  isSearching: boolean;
  /** How many rows the search has left. */
  found: number;
}

/** What stands below the rows: that there are none, that more are coming, that they could not be loaded. */
export function ListEnd({ loader, isSearching, found }: Props) {
  const { status, hasMore, rows } = useSignal(loader.list, (list) => list);
  const isEmpty = rows.length === 0;
  return (
    <>
      <p className={styles['note']} role="status">
        {status === 'loading' && '正在加载中...'}
        {status === 'ready' && isEmpty && '还没有历史会话'}
        {status !== 'loading' && !isEmpty && isSearching && (found > 0 ? `找到 ${found} 个会话` : '没有找到相符的会话')}
      </p>
      {status === 'failed' && (
        <p className={styles['note']} role="alert">
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
