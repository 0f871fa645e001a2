import { Dropdown } from 'antd';
import type { CloseAction } from '@/state/tabs/tabRules';
import type { CloseEntry } from './closeMenu';
import { menuPlace } from './menuPlace';
import styles from './TabBar.module.css';

/** Where the context menu was asked for, in pixels of the window, and for which tab. */
export interface MenuPlace {
  x: number;
  y: number;
  key: string;
}

interface Props {
  place: MenuPlace;
  entries: readonly CloseEntry[];
  onAction: (action: CloseAction) => void;
  onClose: () => void;
}

/** The context menu of a tab. */
export function TabMenu({ place, entries, onAction, onClose }: Props) {
  const { left, top } = menuPlace(place, { width: window.innerWidth, height: window.innerHeight });
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      onOpenChange={(open) => !open && onClose()}
      menu={{
        items: entries.map(({ action, label, disabled }) => ({ key: action, label, disabled })),
        onClick: ({ key }) => onAction(key as CloseAction),
      }}
    >
      <span key={place.key} className={styles['anchor']} style={{ left, top }} />
    </Dropdown>
  );
}
