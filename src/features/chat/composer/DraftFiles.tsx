import { TextButton } from '@/ui/button/TextButton';
import { useChat, type Chat } from '../store/createChat';
import styles from './DraftFiles.module.css';

interface Props {
  chat: Chat;
  isLocked: boolean;
  onRemoved: () => void;
}

/** The files at the server that go with the question in the field (§15.25). */
export function DraftFiles({ chat, isLocked, onRemoved }: Props) {
  const { files, isUploading } = useChat(chat, ({ field }) => field);
  const remove = (id: string) => {
    chat.dispatch({ type: 'filesChanged', files: files.filter((file) => file.id !== id), isUploading });
    onRemoved();
  };
  return (
    files.length > 0 && (
      <ul className={styles.files} aria-label="附件" aria-live="polite">
        {files.map(({ id, name }) => (
          <li key={id} className={styles.file}>
            <span className={styles.name}>{name}</span>
            <TextButton aria-label={`移除 ${name}`} disabled={isLocked} onClick={() => remove(id)}>
              移除
            </TextButton>
          </li>
        ))}
      </ul>
    )
  );
}
