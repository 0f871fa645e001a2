import { Button } from 'antd';
import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { useConfirm } from '@/ui/dialog/useConfirm';
import type { ChatSession } from '../session/createChatSession';
import { toMarkdown } from '../session/toMarkdown';
import { useSignal } from '../useSignal';
import styles from './ConversationTools.module.css';
import { useNewSession } from './useNewSession';

interface Props {
  session: ChatSession;
  /** Heading and file name of the exported conversation. */
  title: string;
  /** Whether a new session is begun here too. */
  withNew?: boolean;
  onClose?: () => void;
}

/** What can be done with the open conversation as a whole (specification, sections 2 and 4). */
export function ConversationTools({ session, title, withNew = false, onClose }: Props) {
  const confirm = useConfirm();
  const startNew = useNewSession(session);
  const isEmpty = useSignal(session.state, ({ messages }) => messages.length === 0);
  const clear = async () => {
    if (await confirm('确定要清空所有对话记录吗？')) session.clear();
  };
  const save = () => {
    const text = toMarkdown(title, session.state.get().messages);
    saveBlob(
      new Blob([text], { type: 'text/markdown;charset=utf-8' }),
      safeFileName(`${title.replace(/[/\\]/g, '_')}.md`),
    );
  };
  return (
    <div className={styles['tools']} role="group" aria-label="会话操作">
      <Button disabled={isEmpty} onClick={save}>
        导出
      </Button>
      <Button onClick={() => void clear()}>清空</Button>
      {withNew && <Button onClick={() => void startNew()}>新会话</Button>}
      {onClose && <Button onClick={onClose}>关闭</Button>}
    </div>
  );
}
