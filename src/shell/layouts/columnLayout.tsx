import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { Breadcrumb } from '../Breadcrumb';
import { CollapseButton } from '../header/CollapseButton';
import { NavBar } from '../header/NavBar';
import { ColumnBar } from '../menu/ColumnBar';
import { MainMenu } from '../menu/MainMenu';
import { useMenu } from '../menu/useMenu';
import { Tabs } from '../tabs/Tabs';
import styles from './columnLayout.module.css';
import type { Layout } from './LayoutFrame';

/** Whether there is a second menu to show: `noColumn` and top-level pages have none. */
function useSecondMenu() {
  const { top, handle } = useMenu();
  return top && top.children.length > 0 && handle.node?.meta.noColumn !== true ? top : undefined;
}

function Sidebar() {
  const { collapse, theme } = useAppSelector(selectSettings);
  const second = useSecondMenu();
  return (
    <div className={styles['columns']}>
      <ColumnBar look={theme.columnStyle} />
      {second && !collapse && (
        <div className={styles['second']}>
          <p className={styles['title']}>{second.meta.title}</p>
          <MainMenu items={second.children} look="inline" />
        </div>
      )}
    </div>
  );
}

function Bars() {
  const second = useSecondMenu();
  return (
    <>
      <NavBar>
        {second && <CollapseButton />}
        <Breadcrumb />
      </NavBar>
      <Tabs />
    </>
  );
}

/** 分栏: a bar with the top level and, beside it, the menu of the active entry, headed by its title. */
export const columnLayout: Layout = { Sidebar, fitsSidebar: true, Bars };
