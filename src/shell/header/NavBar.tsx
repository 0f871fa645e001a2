import { Layout } from 'antd';
import type { ReactNode } from 'react';
import { Deferred } from '@/ui/loading/Deferred';
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
