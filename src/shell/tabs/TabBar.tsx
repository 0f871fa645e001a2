import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { isClosable, type CloseAction } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs } from '@/state/tabs/tabsSlice';
import { ScrollArrows } from '../ScrollArrows';
import { closeMenu } from './closeMenu';
import { focusTarget } from './focusTarget';
import { Tab } from './Tab';
import styles from './TabBar.module.css';
import { TabMenu, type MenuPlace } from './TabMenu';
import { useTabActions } from './useTabActions';

/** A tab for each visited page (spec.md section 2, "Tabs"). */
export function TabBar() {
  const tabs = useAppSelector(selectTabs);
  const active = useAppSelector(selectActiveKey);
  const { tabsBarStyle } = useAppSelector(selectTheme);
  const { activate, close, move } = useTabActions();
  const [menu, setMenu] = useState<MenuPlace>();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === (event.target as HTMLElement).dataset['key']);
    const to = focusTarget(event.key, at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  const closeTabMenu = () => {
    const tab = [...(list.current?.children ?? [])].find(
      (element) => element instanceof HTMLElement && element.dataset['key'] === menu?.key,
    );
    setMenu(undefined);
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
  };
  const act = (action: CloseAction) => {
    close(action, menu?.key ?? active);
    closeTabMenu();
  };

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
              onMenu={(place) => setMenu({ ...place, key: tab.key })}
              onDrop={(from) => move(from, tab.key)}
            />
          ))}
        </div>
      </ScrollArrows>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: closeMenu(tabs, active).map(({ action, label, disabled }) => ({ key: action, label, disabled })),
          onClick: ({ key }) => close(key as CloseAction, active),
        }}
      >
        <button type="button" className={styles['more']} aria-label="更多标签操作" aria-haspopup="menu">
          <DownOutlined />
        </button>
      </Dropdown>
      {menu && <TabMenu place={menu} entries={closeMenu(tabs, menu.key)} onAction={act} onClose={closeTabMenu} />}
    </div>
  );
}
