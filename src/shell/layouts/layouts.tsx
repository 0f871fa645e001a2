import { Flex } from 'antd';
import type { ColumnStyle, LayoutName } from '@/config/theme/themeSchema';
import { useAppSelector } from '@/state/hooks';
import { selectSettings, selectSidebar } from '@/state/settings/settingsSlice';
import { Breadcrumb } from '../Breadcrumb';
import { CollapseButton, NavBars, TopBar } from '../header/HeaderBars';
import { Logo } from '../Logo';
import { MainMenu } from '../menu/MainMenu';
import { type MenuItem, selectMenuItems } from '../menu/menuItems';
import { TopMenu } from '../menu/TopMenu';
import { useMenu } from '../menu/useMenu';
import { TabBar } from '../tabs/TabBar';
import type { LayoutParts } from './LayoutFrame';
import styles from './layouts.module.css';

const COLUMN_CLASSES: Record<ColumnStyle, string> = {
  vertical: '',
  horizontal: styles.horizontal,
  card: styles.card,
  arrow: styles.arrow,
};

/** The first bar of the column layout: icon above title for each top-level entry. */
function ColumnBar({ look }: { look: ColumnStyle }) {
  return (
    <Flex
      component="nav"
      vertical
      flex="none"
      className={`${styles.bar} ${COLUMN_CLASSES[look]}`}
      aria-label="一级菜单"
    >
      <Logo size="collapsed" />
      <div className={styles.entries}>
        <TopMenu mode="vertical" entryClass={styles.tile} />
      </div>
    </Flex>
  );
}

interface MenuSidebarProps {
  items: readonly MenuItem[];
  hasLogo?: boolean;
  hasColumns?: boolean;
}

const LOGO_SIZES = { open: 'full', collapsed: 'collapsed', drawer: 'short', away: 'short' } as const;

function MenuSidebar({ items, hasLogo = true, hasColumns = false }: MenuSidebarProps) {
  const sidebar = useAppSelector(selectSidebar);
  const collapsedLook = hasColumns ? 'columns' : 'collapsed';
  return (
    <>
      {hasLogo && <Logo size={LOGO_SIZES[sidebar]} />}
      <MainMenu items={items} look={sidebar === 'collapsed' ? collapsedLook : 'inline'} />
    </>
  );
}

/**
 * The top-level entry whose menu the second column shows. Undefined if the entry is a page, or the open page has
 * `noColumn`.
 */
function useSecondMenu() {
  const { top, open } = useMenu();
  return top && top.children.length > 0 && open?.node.meta.noColumn !== true ? top : undefined;
}

function ColumnSidebar() {
  const { collapse, theme } = useAppSelector(selectSettings);
  const second = useSecondMenu();
  return (
    <Flex flex={1} className={styles.columns}>
      <ColumnBar look={theme.columnStyle} />
      {second && !collapse && (
        <Flex vertical flex="none" className={styles.second}>
          <p className={styles.title}>{second.meta.title}</p>
          <MainMenu items={second.children} look="inline" />
        </Flex>
      )}
    </Flex>
  );
}

/** The six layouts (§2.32). */
export const LAYOUTS: Readonly<Record<LayoutName, LayoutParts>> = {
  /** 纵向: a full-height sidebar with logo and menu; navigation, tabs and page beside it. */
  vertical: {
    Sidebar: () => <MenuSidebar items={useAppSelector(selectMenuItems)} />,
    Bars: () => (
      <NavBars>
        <CollapseButton />
        <Breadcrumb />
      </NavBars>
    ),
  },

  /** 横向: logo, menu and controls in the header, no sidebar; everything 92% wide. */
  horizontal: {
    Top: () => (
      <TopBar>
        <MainMenu items={useAppSelector(selectMenuItems)} look="horizontal" />
      </TopBar>
    ),
    Bars: () => <TabBar />,
  },

  /** 常规: a header across the window, the sidebar without a logo below it, the collapse button among the tabs. */
  common: {
    Top: () => <TopBar />,
    Sidebar: () => <MenuSidebar items={useAppSelector(selectMenuItems)} hasLogo={false} />,
    Bars: () => <TabBar before={<CollapseButton />} />,
    Head: Breadcrumb,
  },

  /** 分栏: a bar with the top level and, beside it, the menu of the active entry under its title. */
  column: {
    Sidebar: ColumnSidebar,
    fitsSidebar: true,
    Bars: () => (
      <NavBars>
        {useSecondMenu() && <CollapseButton />}
        <Breadcrumb />
      </NavBars>
    ),
  },

  /** 综合: the top level in the navigation bar, the entries below the active one in the sidebar. */
  comprehensive: {
    Sidebar: () => {
      const { top } = useMenu();
      const children = top?.children ?? [];
      return <MenuSidebar items={top && children.length === 0 ? [top] : children} />;
    },
    Bars: () => (
      <NavBars>
        <CollapseButton />
        <nav className={styles.menu} aria-label="一级菜单">
          <TopMenu mode="horizontal" entryClass={styles.entry} />
        </nav>
      </NavBars>
    ),
    Head: Breadcrumb,
  },

  /** 浮动: the sidebar is always collapsed, its groups open in popups with columns. */
  float: {
    Sidebar: () => <MenuSidebar items={useAppSelector(selectMenuItems)} hasColumns />,
    Bars: () => (
      <NavBars>
        <Breadcrumb />
      </NavBars>
    ),
  },
};
