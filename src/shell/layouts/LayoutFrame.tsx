import { Layout, Layout as AntdLayout } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import type { LayoutName } from '@/config/themes';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { drawerClosed, selectSidebar, selectTheme } from '@/state/settings/settingsSlice';
import styles from './LayoutFrame.module.css';

/** The line below every page. */
function Footer() {
  return (
    <Layout.Footer className={styles['footer'] ?? ''}>
      Copyright © {new Date().getFullYear()} {appConfig.title}
    </Layout.Footer>
  );
}

/** What a layout puts around the page; what it leaves out is not there. */
export interface Layout {
  /** The header across the whole window. */
  Top?: ComponentType;
  Sidebar?: ComponentType;
  /** The sidebar is as wide as what it shows. */
  fitsSidebar?: boolean;
  /** Above the page: navigation and tabs. */
  Bars: ComponentType;
}

interface Props {
  name: LayoutName;
  layout: Layout;
  children: ReactNode;
}

const SIDER_CLASSES = { body: styles['sidebarBody'] ?? '' };

/** While the sidebar covers the page the focus is in it; afterwards it goes back to where it was. */
function moveFocus(overlay: HTMLElement | null) {
  const before = document.activeElement;
  overlay?.parentElement?.querySelector<HTMLElement>('aside a, aside button')?.focus();
  return () => {
    if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
  };
}

/**
 * Puts a layout's parts around the page. The page has the same place in all of them, so that another layout, or a
 * window that becomes narrow, leaves it mounted.
 */
export function LayoutFrame({ name, layout: { Top, Sidebar, fitsSidebar, Bars }, children }: Props) {
  const dispatch = useAppDispatch();
  const sidebar = useAppSelector(selectSidebar);
  const { fixedHeader } = useAppSelector(selectTheme);
  const close = () => dispatch(drawerClosed());
  return (
    <AntdLayout className={styles['layout'] ?? ''} data-layout={name} data-sidebar={sidebar} data-fixed={fixedHeader}>
      {Top && (
        <AntdLayout.Header className={styles['top'] ?? ''}>
          <Top />
        </AntdLayout.Header>
      )}
      <AntdLayout hasSider onKeyDown={({ key }) => key === 'Escape' && sidebar === 'drawer' && close()}>
        {Sidebar && (
          <AntdLayout.Sider
            className={styles['sidebar'] ?? ''}
            classNames={SIDER_CLASSES}
            aria-label="侧边栏"
            inert={sidebar === 'away'}
            trigger={null}
            collapsed={sidebar === 'away' || (sidebar === 'collapsed' && !fitsSidebar)}
            width={fitsSidebar ? 'max-content' : 'var(--sidebar-width)'}
            collapsedWidth={sidebar === 'away' ? 0 : 'var(--sidebar-collapsed)'}
          >
            <Sidebar />
          </AntdLayout.Sider>
        )}
        {sidebar === 'drawer' && (
          <button ref={moveFocus} type="button" className={styles['overlay']} aria-label="关闭菜单" onClick={close} />
        )}
        <AntdLayout className={styles['body'] ?? ''} inert={sidebar === 'drawer'}>
          <div className={styles['bars']}>
            <Bars />
          </div>
          <AntdLayout.Content id="main" className={styles['main'] ?? ''} tabIndex={-1}>
            {children}
          </AntdLayout.Content>
          <Footer />
        </AntdLayout>
      </AntdLayout>
    </AntdLayout>
  );
}
