import { CustomerServiceOutlined } from '@ant-design/icons';
import styles from './ChatHeaderEntry.module.css';
import { hintWhenNew } from './hint/hintWhenNew';
import { openChatDialog } from './openChatDialog';
import { useGroupAdmin } from './useGroupAdmin';

/** The customer-service icon in the header, which opens variant B; for the group administrator alone. */
export function ChatHeaderEntry() {
  const mayChat = useGroupAdmin() !== undefined;
  if (!mayChat) return null;
  return (
    <button
      ref={hintWhenNew}
      type="button"
      className={styles['entry']}
      aria-label="AI 问答"
      title="AI 问答"
      aria-haspopup="dialog"
      data-tour="assistant"
      onClick={() => openChatDialog('large')}
    >
      <CustomerServiceOutlined />
    </button>
  );
}
