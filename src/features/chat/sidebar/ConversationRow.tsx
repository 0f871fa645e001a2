import styles from './ConversationSidebar.module.css';

interface Props {
  name: string;
  isOpen: boolean;
  onOpen: () => void;
}

/** One conversation of the list. */
export function ConversationRow({ name, isOpen, onOpen }: Props) {
  return (
    <li className={styles['item']}>
      <button type="button" className={styles['row']} title={name} aria-current={isOpen || undefined} onClick={onOpen}>
        {name}
      </button>
    </li>
  );
}
