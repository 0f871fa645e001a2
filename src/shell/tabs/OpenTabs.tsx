import {
  CloseCircleOutlined,
  CloseOutlined,
  ColumnWidthOutlined,
  DownOutlined,
  EllipsisOutlined,
  ReloadOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
} from '@ant-design/icons';
import { Dropdown, Tabs as AntdTabs, type TabsProps } from 'antd';
import {
  memo,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { TabStyle } from '@/config/theme/themeSchema';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { iconOfEntry } from '@/state/routes/routeTree';
import { selectRouteIndex } from '@/state/routes/routesSlice';
import { selectTheme } from '@/state/settings/settingsSlice';
import { type CloseAction, isClosable, type VisitedTab } from '@/state/tabs/tabRules';
import { selectActiveKey, selectTabs } from '@/state/tabs/tabsSlice';
import { actionMenu, type MenuAction, MenuButton } from '@/ui/actionMenu/MenuButton';
import type { IconMeta } from '../menu/iconSource';
import { MenuIcon } from '../menu/MenuIcon';
import styles from './TabBar.module.css';
import { keyAt, tabOf, useTabElements, useTabGestures } from './tabElements';
import { closeMenuItems, type TabActions, useTabActions } from './useTabActions';

/** Pixels from the pointer down to the context menu (§9.18). */
const MENU_OFFSET_PX = 80;

const BAR_CLASSES: Record<TabStyle, string> = { smart: '', card: styles.card, smooth: styles.smooth };

const CLOSE_ICONS: Readonly<Record<CloseAction, ReactElement>> = {
  one: <CloseOutlined aria-hidden />,
  others: <ColumnWidthOutlined aria-hidden />,
  left: <VerticalLeftOutlined aria-hidden />,
  right: <VerticalRightOutlined aria-hidden />,
  all: <CloseCircleOutlined aria-hidden />,
};

interface TabText {
  title: string;
  icon: IconMeta | undefined;
}

/** Title and icon of a tab's route. A route without an icon gets the icon of the nearest group above it. */
function useTabLabels(): (tab: Pick<VisitedTab, 'route' | 'pathname'>) => TabText {
  const index = useAppSelector(selectRouteIndex);
  return useCallback(
    ({ route, pathname }) => {
      const entry = index.get(route);
      return { title: entry?.node.meta.title ?? pathname, icon: entry && iconOfEntry(entry) };
    },
    [index],
  );
}

interface TabContextMenuProps {
  actionsOf: (key: string) => MenuAction[];
  focusTab: (key: string | undefined) => void;
  children: ReactElement;
}

function TabContextMenu({ actionsOf, focusTab, children }: TabContextMenuProps) {
  const [key, setKey] = useState<string>();
  const [open, setOpen] = useState(false);
  const chooseTab = (event: MouseEvent) => {
    const meant = keyAt(event.target);
    // A right click beside the tabs: antd's menu stays closed and the browser's own opens.
    if (meant === undefined) event.stopPropagation();
    else setKey(meant);
  };
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next && document.activeElement?.closest('[role="menu"]')) focusTab(key);
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={onOpenChange}
      trigger={['contextMenu']}
      align={{ offset: [0, MENU_OFFSET_PX] }}
      autoFocus
      destroyOnHidden
      menu={actionMenu('标签操作', key === undefined ? [] : actionsOf(key))}
    >
      <div style={{ display: 'contents' }} onContextMenuCapture={chooseTab}>
        {children}
      </div>
    </Dropdown>
  );
}

interface Props extends TabText {
  showsIcon: boolean;
  /** Closes the tab; left out if the tab cannot be closed. */
  onClose?: () => void;
}

/**
 * The label of a tab, with its own close icon: antd's is a button inside the tablist, where only tabs are allowed. By
 * keyboard, Delete closes a tab.
 */
function TabLabel({ title, icon, showsIcon, onClose }: Props) {
  return (
    <span className={styles.label} title={title}>
      {showsIcon && icon && <MenuIcon meta={icon} />}
      <span className={styles.title}>{title}</span>
      {onClose && (
        <CloseOutlined
          className={styles.close}
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

/** The menu of tabs that do not fit. */
const MORE: NonNullable<TabsProps['more']> = {
  icon: <EllipsisOutlined aria-label="未显示的标签" />,
  trigger: ['click'],
};
const LOCALE = { dropdownAriaLabel: '未显示的标签' };

interface StripProps {
  bar: RefObject<HTMLDivElement | null>;
  actions: TabActions;
}

function TabStrip({ bar, actions: { activate, close, move } }: StripProps) {
  const tabs = useAppSelector(selectTabs);
  const active = useAppSelector(selectActiveKey);
  const { tabsBarStyle, showTabsIcon } = useAppSelector(selectTheme);
  const textOf = useTabLabels();
  useTabElements(bar, (key) => tabs.some((tab) => tab.key === key && !tab.fixed));
  const gestures = useTabGestures(bar, {
    isClosable: (key) => isClosable(tabs, key),
    close: (key) => close('one', key),
    move,
  });

  // Memoised, so that a switch of tabs renders no label.
  const items = useMemo(
    () =>
      tabs.map((tab) => ({
        key: tab.key,
        label: (
          <TabLabel
            {...textOf(tab)}
            showsIcon={showTabsIcon}
            {...(isClosable(tabs, tab.key) && { onClose: () => close('one', tab.key) })}
          />
        ),
      })),
    [tabs, textOf, showTabsIcon, close],
  );
  return (
    <div ref={bar} className={styles.tabs} {...gestures}>
      <AntdTabs
        id="tabs"
        type={tabsBarStyle === 'smart' ? 'line' : 'card'}
        activeKey={active}
        items={items}
        animated={{ inkBar: true, tabPane: false }}
        destroyOnHidden
        classNames={{ popup: { root: styles.others } }}
        more={MORE}
        locale={LOCALE}
        onTabClick={(key) => {
          const tab = tabs.find((candidate) => candidate.key === key);
          if (tab) activate(tab);
        }}
      />
    </div>
  );
}

/** Apart from the strip, so that a switch of tabs does not render the menus. */
const TabsWithMenus = memo(function TabsWithMenus({ actions }: { actions: TabActions }) {
  const { getState } = useAppStore();
  const { tabsBarStyle } = useAppSelector(selectTheme);
  const bar = useRef<HTMLDivElement>(null);

  const actionsOf = (key: string): MenuAction[] => {
    const tabs = selectTabs(getState());
    const tab = tabs.find((candidate) => candidate.key === key);
    return [
      {
        key: 'reload',
        label: '刷新',
        icon: <ReloadOutlined aria-hidden />,
        disabled: !tab,
        onChoose: () => void (tab && actions.reload(tab)),
      },
      ...closeMenuItems(tabs, key).map(({ action, ...entry }) => ({
        ...entry,
        key: action,
        icon: CLOSE_ICONS[action],
        onChoose: () => actions.close(action, key),
      })),
    ];
  };
  return (
    <div className={`${styles.bar} ${BAR_CLASSES[tabsBarStyle]}`} data-tour="tabs">
      <TabContextMenu actionsOf={actionsOf} focusTab={(key) => tabOf(bar.current, key)?.focus({ preventScroll: true })}>
        <TabStrip bar={bar} actions={actions} />
      </TabContextMenu>
      <MenuButton
        className={styles.more}
        aria-label="更多标签操作"
        actions={() => actionsOf(selectActiveKey(getState()))}
      >
        <DownOutlined aria-hidden="true" />
      </MenuButton>
    </div>
  );
});

/** A tab for each visited page (§2.56). */
export function OpenTabs() {
  return <TabsWithMenus actions={useTabActions()} />;
}
