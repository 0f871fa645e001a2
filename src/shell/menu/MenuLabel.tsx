import { MenuIcon } from './MenuIcon';
import type { MenuItem } from './menuItems';
import styles from './SideMenu.module.css';

/** Icon, title, badge and dot of an entry. Entries below the top level only have the icon that they were given. */
export function MenuLabel({ item: { meta }, depth }: { item: MenuItem; depth: number }) {
  return (
    <>
      {(meta.icon !== '' || depth === 0) && <MenuIcon meta={meta} />}
      <span className={styles['title']} title={meta.title}>
        {meta.title}
      </span>
      {meta.badge !== '' && <span className={styles['badge']}>{meta.badge}</span>}
      {meta.dot && <span className={styles['dot']} role="img" aria-label="有新内容" />}
    </>
  );
}
