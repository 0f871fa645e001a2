import { Layout } from 'antd';
import type { ReactNode } from 'react';
import { Deferred } from '@/ui/loading/Deferred';
import { Logo } from '../Logo';
import { Controls } from './Controls';
import styles from './Header.module.css';

/** The bar above the tabs: what the layout puts at its start, and the controls. */
export function NavBar({ children }: { children: ReactNode }) {
  return (
    <Layout.Header className={styles['header'] ?? ''}>
      <div className={styles['start']}>{children}</div>
      <Deferred>
        <Controls />
      </Deferred>
    </Layout.Header>
  );
}

/** The header across the window: the logo on 6 of 24 columns, the rest on 18 (specification, section 2, "Header"). */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles['top']}>
      <div className={styles['topLogo']}>
        <Logo size="full" />
      </div>
      <div className={styles['topRest']}>{children}</div>
    </div>
  );
}
