import { CloseOutlined } from '@ant-design/icons';
import { MenuIcon } from '../menu/MenuIcon';
import styles from './TabBar.module.css';
import type { TabText } from './useTabLabels';

interface Props extends TabText {
  showsIcon: boolean;
  isDraggable: boolean;
  /** Left out where the tab cannot be closed. */
  onClose?: () => void;
}

/**
 * What stands on a tab. It brings the close icon itself: antd's is a button in the list of the tabs, where only tabs
 * may be; the keyboard has Delete instead.
 */
export function TabLabel({ title, icon, showsIcon, isDraggable, onClose }: Props) {
  return (
    <span className={styles['label']} title={title} draggable={isDraggable}>
      {showsIcon && icon && <MenuIcon meta={icon} />}
      <span className={styles['title']}>{title}</span>
      {onClose && (
        <CloseOutlined
          className={styles['close'] ?? ''}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        />
      )}
    </span>
  );
}
