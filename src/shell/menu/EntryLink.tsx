import { useContext, type ReactNode } from 'react';
import { ActiveEntryContext } from './ActiveEntryContext';
import type { MenuClicks } from './menuClick';
import type { MenuItem } from './menuItems';

interface Props {
  item: MenuItem;
  clicks: MenuClicks;
  /** What the active entry is: the open page, or the group that the page belongs to. */
  current?: 'page' | 'true';
  children: ReactNode;
}

/**
 * The link inside a menu entry that leads to a page or to an address outside the app. The menu is one stop of the Tab
 * key, and antd moves the focus from link to link by arrow keys.
 */
export function EntryLink({ item, clicks, current = 'page', children }: Props) {
  const isActive = useContext(ActiveEntryContext) === item.path;
  const newWindow = item.meta.target === '_blank';
  return (
    <a
      tabIndex={-1}
      href={clicks.addressOf(item)}
      onClick={(event) => clicks.onClick(item, event)}
      aria-current={isActive ? current : undefined}
      {...(newWindow && { target: '_blank' })}
      {...((newWindow || item.isExternal) && { rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
