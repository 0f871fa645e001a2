import { MenuIcon } from '@/shell/menu/MenuIcon';
import type { NodeWithAncestors } from '@/state/routes/routeTree';
import { groupTitle, pageIcon } from './groupAndIcon';
import styles from './QuickEntriesDialog.module.css';

/** A page in the lists of the dialog: icon, title and group. */
export function PageLabel(entry: NodeWithAncestors) {
  return (
    <>
      <MenuIcon meta={pageIcon(entry)} />
      <span className={styles.title}>{entry.node.meta.title}</span>
      <span className={styles.group}>{groupTitle(entry)}</span>
    </>
  );
}
