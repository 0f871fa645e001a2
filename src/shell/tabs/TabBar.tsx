import { DownOutlined } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { focusTarget } from '@/lib/focusTarget';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { isClosable } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs } from '@/state/tabs/tabsSlice';
import { ActionMenu } from '@/ui/popup/ActionMenu';
import { MenuButton } from '@/ui/popup/MenuButton';
import type { Box } from '@/ui/popup/popupPlace';
import { ScrollArrows } from '../ScrollArrows';
import { closeMenu } from './closeMenu';
import { Tab } from './Tab';
import styles from './TabBar.module.css';
import { useTabActions } from './useTabActions';

/** Pixels from the pointer down to the context menu (spec.md section 9). */
const MENU_OFFSET = 80;

/** A tab for each visited page (spec.md section 2, "Tabs"). */
export function TabBar() {
  const tabs = useAppSelector(selectTabs);
  const active = useAppSelector(selectActiveKey);
  const { tabsBarStyle } = useAppSelector(selectTheme);
  const { activate, close, move } = useTabActions();
  const [menu, setMenu] = useState<{ key: string; anchor: Box }>();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === (event.target as HTMLElement).dataset['key']);
    const to = focusTarget(event.key, at, tabs.length, 'row');
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  const openMenu = (key: string, { x, y }: { x: number; y: number }) =>
    setMenu({ key, anchor: { left: x, right: x, top: y + MENU_OFFSET, bottom: y + MENU_OFFSET } });
  const closeTabMenu = () => {
    const tab = [...(list.current?.children ?? [])].find(
      (element) => element instanceof HTMLElement && element.dataset['key'] === menu?.key,
    );
    setMenu(undefined);
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
  };
  const actionsOf = (key: string) =>
    closeMenu(tabs, key).map(({ action, ...entry }) => ({
      ...entry,
      key: action,
      onChoose: () => close(action, key),
    }));

  return (
    <div className={`${styles['bar']} ${styles[tabsBarStyle]}`} data-tour="tabs">
      <ScrollArrows of="标签" list={list}>
        <div ref={list} role="tablist" aria-label="已打开的页面" className={styles['list']} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <Tab
              key={tab.key}
              tab={tab}
              isActive={tab.key === active}
              isFocusable={tab.key === active || (!tabs.some(({ key }) => key === active) && tab === tabs[0])}
              isClosable={isClosable(tabs, tab.key)}
              onActivate={() => activate(tab)}
              onClose={() => close('one', tab.key)}
              onMenu={(place) => openMenu(tab.key, place)}
              onDrop={(from) => move(from, tab.key)}
            />
          ))}
        </div>
      </ScrollArrows>
      <MenuButton className={styles['more']} aria-label="更多标签操作" actions={actionsOf(active)}>
        <DownOutlined aria-hidden="true" />
      </MenuButton>
      {menu && (
        <ActionMenu
          key={menu.key}
          label="标签操作"
          actions={actionsOf(menu.key)}
          anchor={menu.anchor}
          placement="at"
          onClose={closeTabMenu}
        />
      )}
    </div>
  );
}
