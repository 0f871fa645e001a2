import { Layout } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '@/config/theme/themeSchema';
import { clockTime } from '@/lib/time/localTime';
import { today } from '@/lib/time/today';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { drawerClosed, selectIsPrinting, selectSidebar, selectTheme } from '@/state/settings/settingsSlice';
import { selectUser } from '@/state/user/userSlice';
import { personText } from '@/ui/person/Person';
import { SiteFooter } from '@/ui/siteFooter/SiteFooter';
import styles from './LayoutFrame.module.css';

/** Who printed a page, and when; the pages are numbered by the browsers that can (global.css). */
function PrintedBy() {
  const { name, username } = useAppSelector(selectUser);
  const now = new Date();
  return (
    <p className={styles.printed}>
      打印：{personText(name, username)} {today()} {clockTime(now.getTime())}
    </p>
  );
}

function Footer() {
  return (
    <Layout.Footer className={styles.footer}>
      <SiteFooter />
    </Layout.Footer>
  );
}

export interface LayoutParts {
  Top?: ComponentType;
  Sidebar?: ComponentType;
  /** Whether the sidebar is as wide as its content. */
  fitsSidebar?: boolean;
  /** The bars above the page: navigation and tabs. */
  Bars: ComponentType;
  /** What stands above the page and scrolls with it. */
  Head?: ComponentType;
}

interface Props {
  name: LayoutName;
  layout: LayoutParts;
  children: ReactNode;
}

const SIDER_CLASSES = { body: styles.sidebarBody };

/** Ref callback of the drawer's overlay: moves the focus into the drawer, and back when the drawer closes. */
function moveFocus(overlay: HTMLElement | null) {
  const before = document.activeElement;
  overlay?.parentElement?.querySelector<HTMLElement>('aside a, aside button')?.focus();
  return () => {
    if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
  };
}

/**
 * Puts a layout's parts around the page. The page stays mounted when the layout changes or the window becomes narrow.
 */
export function LayoutFrame({ name, layout: { Top, Sidebar, fitsSidebar, Bars, Head }, children }: Props) {
  const dispatch = useAppDispatch();
  const sidebar = useAppSelector(selectSidebar);
  const { fixedHeader } = useAppSelector(selectTheme);
  const isPrinting = useAppSelector(selectIsPrinting);
  const close = () => dispatch(drawerClosed());
  return (
    <Layout className={styles.layout} data-layout={name} data-sidebar={sidebar} data-fixed={fixedHeader}>
      {Top && (
        <Layout.Header className={styles.top}>
          <Top />
        </Layout.Header>
      )}
      <Layout hasSider onKeyDown={({ key }) => key === 'Escape' && sidebar === 'drawer' && close()}>
        {Sidebar && (
          <Layout.Sider
            className={styles.sidebar}
            classNames={SIDER_CLASSES}
            aria-label="侧边栏"
            inert={sidebar === 'away'}
            trigger={null}
            collapsed={sidebar === 'away' || (sidebar === 'collapsed' && !fitsSidebar)}
            width={fitsSidebar ? 'max-content' : 'var(--sidebar-width)'}
            collapsedWidth={sidebar === 'away' ? 0 : 'var(--sidebar-collapsed)'}
          >
            <Sidebar />
          </Layout.Sider>
        )}
        {sidebar === 'drawer' && (
          <button ref={moveFocus} type="button" className={styles.overlay} aria-label="关闭菜单" onClick={close} />
        )}
        <Layout className={styles.body} inert={sidebar === 'drawer'}>
          <div className={styles.bars}>
            <Bars />
          </div>
          <Layout.Content id="main" className={styles.main} tabIndex={-1}>
            {Head && (
              <div className={styles.head}>
                <Head />
              </div>
            )}
            {children}
            {isPrinting && <PrintedBy />}
          </Layout.Content>
          <Footer />
        </Layout>
      </Layout>
    </Layout>
  );
}
