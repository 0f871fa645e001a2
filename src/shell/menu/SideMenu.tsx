import { useMatches } from 'react-router-dom';
import { useMemo } from 'react';
import { useAppSelector } from '@/state/hooks';
import { readHandle } from '@/state/routes/routeHandle';
import { selectRouteNodes } from '@/state/routes/routesSlice';
import { activeEntry } from './activeEntry';
import { MenuLevel } from './MenuLevel';
import { menuItems } from './menuItems';
import styles from './SideMenu.module.css';
import { useOpenGroups } from './useOpenGroups';

/** The main menu: a list of links in groups that open and close (the ARIA practice for site navigation). */
export function SideMenu({ folded }: { folded: boolean }) {
  const nodes = useAppSelector(selectRouteNodes);
  const items = useMemo(() => menuItems(nodes), [nodes]);
  const { active, above } = activeEntry(readHandle(useMatches()));
  const { isOpen, toggle } = useOpenGroups(active, above);
  return (
    <nav className={`${styles['menu']} ${folded ? styles['folded'] : ''}`} aria-label="主菜单">
      <MenuLevel items={items} depth={0} menu={{ active, above, folded, isOpen, toggle }} />
    </nav>
  );
}
