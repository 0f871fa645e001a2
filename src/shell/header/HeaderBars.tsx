import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Flex, Layout } from 'antd';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSidebar, sidebarToggled } from '@/state/settings/settingsSlice';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';
import { Logo } from '../Logo';
import { TabBar } from '../tabs/TabBar';
import { Controls } from './Controls';
import styles from './Header.module.css';

/** Collapses and expands the sidebar; on a narrow screen it opens the sidebar over the page. */
export function CollapseButton() {
  const dispatch = useAppDispatch();
  const sidebar = useAppSelector(selectSidebar);
  const isOpen = sidebar === 'open' || sidebar === 'drawer';
  return (
    <HeaderButton
      label={isOpen ? '收起菜单' : '展开菜单'}
      icon={isOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      aria-expanded={isOpen}
      data-tour="menuButton"
      onClick={() => dispatch(sidebarToggled())}
    />
  );
}

/** Navigation and tabs above the page. */
export function NavBars({ children }: { children: ReactNode }) {
  return (
    <>
      <Layout.Header className={styles.header}>
        <Flex flex={1} align="center" gap={12} className={styles.start}>
          <span className={styles.abbreviation}>{appConfig.abbreviation}</span>
          {children}
        </Flex>
        <Controls />
      </Layout.Header>
      <TabBar />
    </>
  );
}

/** The header across the window: 6 of 24 columns for the logo, 18 for the rest (§2.44, §2.45). */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.top}>
      <div className={styles.topLogo}>
        <Logo size="full" />
      </div>
      <Flex align="center" justify="flex-end" gap={12} className={styles.topRest}>
        {children}
        <Controls />
      </Flex>
    </div>
  );
}
