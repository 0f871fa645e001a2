import { MenuIcon } from '@/shell/menu/MenuIcon';
import { type NodeWithAncestors, iconOfEntry, type RouteMeta } from '@/state/routes/routeTree';
import styles from './QuickEntriesDialog.module.css';

/** What names the place of an entry: the title of the nearest group above it that has one. */
export const groupTitle = ({ ancestors }: Pick<NodeWithAncestors, 'ancestors'>): string =>
  ancestors.findLast(({ meta }) => meta.title !== '' && !meta.levelHidden)?.meta.title ?? '';

/** The icon of a page; the usual one where neither it nor a group above it has one. */
export const pageIcon = (entry: NodeWithAncestors): RouteMeta => iconOfEntry(entry) ?? entry.node.meta;

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
