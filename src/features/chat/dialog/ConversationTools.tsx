import { safeFileName } from '@/lib/download/safeFileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { confirm } from '@/ui/dialog/dialogs';
import buttons from '@/ui/button/button.module.css';
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

/** What can be done with the open conversation as a whole (spec.md sections 2 and 4). */
export function ConversationTools({ session, title, withNew = false, onClose }: Props) {
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
      <button type="button" className={buttons['button']} disabled={isEmpty} onClick={save}>
        导出
      </button>
      <button type="button" className={buttons['button']} onClick={() => void clear()}>
        清空
      </button>
      {withNew && (
        <button type="button" className={buttons['button']} onClick={() => void startNew()}>
          新会话
        </button>
      )}
      {onClose && (
        <button type="button" className={buttons['button']} onClick={onClose}>
          关闭
        </button>
      )}
    </div>
  );
}
