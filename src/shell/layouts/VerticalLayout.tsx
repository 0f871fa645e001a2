import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { drawerClosed, selectSidebar } from '@/state/settings/settingsSlice';
import { Footer } from '../Footer';
import { Header } from '../header/Header';
import { Logo } from '../Logo';
import { SideMenu } from '../menu/SideMenu';
import styles from './VerticalLayout.module.css';

/** A full-height sidebar with logo and menu; header, page and footer beside it (contract.md section 8). */
export function VerticalLayout({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const sidebar = useAppSelector(selectSidebar);
  const close = () => dispatch(drawerClosed());
  return (
    <div className={styles['layout']} data-sidebar={sidebar}>
      <aside
        className={styles['sidebar']}
        inert={sidebar === 'away'}
        onKeyDown={({ key }) => key === 'Escape' && sidebar === 'drawer' && close()}
      >
        <Logo folded={sidebar === 'folded'} />
        <SideMenu folded={sidebar === 'folded'} />
      </aside>
      {sidebar === 'drawer' && (
        <button type="button" className={styles['overlay']} aria-label="关闭菜单" onClick={close} />
      )}
      <div className={styles['body']}>
        <Header />
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}
