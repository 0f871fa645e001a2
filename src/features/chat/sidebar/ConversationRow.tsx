import { MoreOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/isComposing';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import styles from './ConversationSidebar.module.css';

const MAX_NAME_CHARS = 100;

/**
 * The name as a field: Enter or leaving it takes the name, Escape restores the old one. `isByKey`: a key ended it, so
 * the focus was still in the field.
 */
function RenameField({ name, onDone }: { name: string; onDone: (name: string, isByKey: boolean) => void }) {
  const id = useId();
  const [text, setText] = useState(name);
  const isTooLong = text.trim().length > MAX_NAME_CHARS;
  /** Takes the name; one that is too long stays to be shortened. */
  const take = (isByKey: boolean) => {
    if (!isTooLong) onDone(text.trim(), isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') take(true);
    if (event.key !== 'Escape') return;
    // The dialog stays open.
    event.stopPropagation();
    onDone(name, true);
  };
  return (
    <>
      <Input
        size="middle"
        autoFocus
        aria-label="会话名称"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => take(false)}
        onKeyDown={onKeyDown}
        {...(isTooLong && { status: 'error', 'aria-describedby': id })}
      />
      {isTooLong && (
        <p id={id} className={styles.wrong} role="alert">
          会话名称长度不能超过{MAX_NAME_CHARS}个字符
        </p>
      )}
    </>
  );
}

interface Props {
  name: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Absent where the API cannot. */
  onRename?: ((name: string) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

export function ConversationRow({ name, isOpen, onOpen, onRename, onRemove }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [takesFocus, setTakesFocus] = useState(false);
  if (isRenaming && onRename) {
    const done = (next: string, isByKey: boolean) => {
      setIsRenaming(false);
      setTakesFocus(isByKey);
      if (next !== '' && next !== name) onRename(next);
    };
    return <RenameField name={name} onDone={done} />;
  }
  return (
    <div className={styles.item}>
      <button
        type="button"
        className={styles.row}
        title={name}
        aria-current={isOpen || undefined}
        autoFocus={takesFocus}
        onClick={onOpen}
      >
        {name}
      </button>
      {onRename && onRemove && (
        <MenuButton
          aria-label={`${name}：更多操作`}
          className={styles.more}
          icon={<MoreOutlined />}
          actions={[
            { key: 'rename', label: '重命名', onChoose: () => setIsRenaming(true) },
            { key: 'remove', label: '删除', onChoose: onRemove },
          ]}
        />
      )}
    </div>
  );
}
