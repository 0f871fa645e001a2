import { Badge, type MenuProps } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import type { RouteMeta } from '@/state/routes/RouteNode';
import type { MenuClicks } from './useMenuClick';
import styles from './MenuEntry.module.css';
import type { MenuItem } from './menuItems';

/** The path of the active menu entry. Links read it themselves, so that a navigation does not render the whole menu. */
export const ActiveEntryContext = createContext('');

interface EntryLabelProps {
  meta: RouteMeta;
  /** Whether the entry has an icon. If so, the dot is drawn at the icon (menu/antdItems.tsx), otherwise here. */
  hasIcon: boolean;
}

export function EntryLabel({ meta, hasIcon }: EntryLabelProps) {
  return (
    <span className={styles.label}>
      <span className={styles.title}>{meta.title}</span>
      {meta.badge !== '' && (
        // antd puts each digit into its own element; a screen reader would read them one by one.
        <span role="img" aria-label={meta.badge} className={styles.badge}>
          <Badge count={meta.badge} showZero overflowCount={Infinity} />
        </span>
      )}
      {meta.dot && (
        <span role="img" aria-label="有新内容" className={styles.dot}>
          {!hasIcon && <Badge dot />}
        </span>
      )}
    </span>
  );
}

interface EntryLinkProps {
  item: MenuItem;
  clicks: MenuClicks;
  /** `aria-current` of the active entry: `page`, or `true` for a group that contains the open page. */
  current?: 'page' | 'true';
  children: ReactNode;
}

/** The link inside a menu entry. Links are not Tab stops: antd moves the focus from entry to entry by arrow keys. */
export function EntryLink({ item, clicks, current = 'page', children }: EntryLinkProps) {
  const isActive = useContext(ActiveEntryContext) === item.path;
  return (
    <a
      tabIndex={-1}
      {...clicks.linkOf(item)}
      onClick={(event) => clicks.onClick(item, event)}
      aria-current={isActive ? current : undefined}
    >
      {children}
    </a>
  );
}

type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0];

/** Opens the link of an entry that was clicked beside its link, as assistive technology does. */
export function pressLink({ domEvent: { target, currentTarget } }: MenuInfo): void {
  if (target === currentTarget) currentTarget.querySelector('a')?.click();
}
