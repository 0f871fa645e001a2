import { Flex, Layout } from 'antd';
import type { ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { Logo } from '../Logo';
import { TabBar } from '../tabs/TabBar';
import { Controls } from './Controls';
import styles from './Header.module.css';

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
