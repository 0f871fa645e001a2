import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSidebar, sidebarToggled } from '@/state/settings/settingsSlice';
import styles from './Header.module.css';

/** Folds the sidebar and opens it again; on a narrow screen it opens it over the page. */
export function FoldButton() {
  const dispatch = useAppDispatch();
  const sidebar = useAppSelector(selectSidebar);
  const open = sidebar === 'open' || sidebar === 'drawer';
  const label = open ? '收起菜单' : '展开菜单';
  return (
    <button
      type="button"
      className={styles['control']}
      aria-label={label}
      title={label}
      aria-expanded={open}
      onClick={() => dispatch(sidebarToggled())}
    >
      {open ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
    </button>
  );
}
