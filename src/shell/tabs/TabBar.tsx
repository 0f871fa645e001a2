import { DownOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Tabs, type TabsProps } from 'antd';
import { useMemo, useRef } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { isClosable } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs } from '@/state/tabs/tabsSlice';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { closeMenu } from './closeMenu';
import styles from './TabBar.module.css';
import { TabContextMenu } from './TabContextMenu';
import { tabOf } from './tabElements';
import { TabLabel } from './TabLabel';
import { useTabActions } from './useTabActions';
import { useTabGestures } from './useTabGestures';
import { useTabLabels } from './useTabLabels';
import { useTabRoles } from './useTabRoles';

/** The menu of the tabs for which there is no room. */
const MORE: NonNullable<TabsProps['more']> = {
  icon: <EllipsisOutlined aria-label="未显示的标签" />,
  trigger: ['click'],
};
const LOCALE = { dropdownAriaLabel: '未显示的标签' };

/** A tab for each visited page (specification, section 2, "Tabs"). */
export function TabBar() {
  const tabs = useAppSelector(selectTabs);
  const active = useAppSelector(selectActiveKey);
  const { tabsBarStyle, showTabsIcon } = useAppSelector(selectTheme);
  const textOf = useTabLabels();
  const { activate, close, move } = useTabActions();
  const bar = useRef<HTMLDivElement>(null);
  useTabRoles(bar);
  const gestures = useTabGestures(bar, {
    isClosable: (key) => isClosable(tabs, key),
    close: (key) => close('one', key),
    move,
  });

  const actionsOf = (key: string) =>
    closeMenu(tabs, key).map(({ action, ...entry }) => ({ ...entry, key: action, onChoose: () => close(action, key) }));
  // A switch of tabs renders this twice, for the store and for the router: what is the same is not rendered again.
  const items = useMemo(
    () =>
      tabs.map((tab) => ({
        key: tab.key,
        label: (
          <TabLabel
            {...textOf(tab)}
            showsIcon={showTabsIcon}
            isDraggable={!tab.fixed}
            {...(isClosable(tabs, tab.key) && { onClose: () => close('one', tab.key) })}
          />
        ),
      })),
    [tabs, textOf, showTabsIcon, close],
  );
  const list = useMemo(
    () => (
      <Tabs
        id="tabs"
        type={tabsBarStyle === 'smart' ? 'line' : 'card'}
        activeKey={active}
        items={items}
        animated={{ inkBar: true, tabPane: false }}
        destroyOnHidden
        classNames={{ popup: { root: styles['others'] ?? '' } }}
        more={MORE}
        locale={LOCALE}
        onTabClick={(key) => {
          const tab = tabs.find((candidate) => candidate.key === key);
          if (tab) activate(tab);
        }}
      />
    ),
    [tabs, active, items, tabsBarStyle, activate],
  );

  return (
    <div className={`${styles['bar']} ${styles[tabsBarStyle]}`} data-tour="tabs">
      <TabContextMenu actionsOf={actionsOf} focusTab={(key) => tabOf(bar.current, key)?.focus({ preventScroll: true })}>
        <div ref={bar} className={styles['tabs']} {...gestures}>
          {list}
        </div>
      </TabContextMenu>
      <MenuButton className={styles['more'] ?? ''} aria-label="更多标签操作" actions={actionsOf(active)}>
        <DownOutlined aria-hidden="true" />
      </MenuButton>
    </div>
  );
}
