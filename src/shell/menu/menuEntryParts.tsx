import { Badge, type MenuProps } from 'antd';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { MenuIcon } from './MenuIcon';
import { type MenuClicks, useMenuClick } from './useMenuClick';
import styles from './menuEntryParts.module.css';
import type { MenuItem } from './menuItems';
import type { ActiveEntry } from './useMenu';

interface MenuState {
  entry: ActiveEntry;
  clicks: MenuClicks;
}

/** For links, icons and labels, which read it themselves, so that a navigation does not render the whole menu. */
const MenuContext = createContext<MenuState | undefined>(undefined);

/** Provides what the entries of a menu need. */
export function MenuProvider({ entry, children }: { entry: ActiveEntry; children: ReactNode }) {
  const clicks = useMenuClick();
  const state = useMemo(() => ({ entry, clicks }), [entry, clicks]);
  return <MenuContext value={state}>{children}</MenuContext>;
}

function useMenuState(): MenuState {
  const state = useContext(MenuContext);
  if (!state) throw new Error('A menu entry needs a MenuProvider around it.');
  return state;
}

/** `page` if an entry is the active one, `group` if it contains that. */
function useMark(path: string): 'page' | 'group' | undefined {
  const { active, ancestors } = useMenuState().entry;
  if (path === active) return 'page';
  return ancestors.has(path) ? 'group' : undefined;
}

interface EntryProps {
  item: MenuItem;
  /** antd adds its own. */
  className?: string;
}

export function EntryIcon({ item: { path, meta }, className }: EntryProps) {
  const icon = <MenuIcon meta={meta} />;
  return (
    <span className={className} data-mark={useMark(path)}>
      {meta.dot ? (
        <Badge dot className={styles.dotted}>
          {icon}
        </Badge>
      ) : (
        icon
      )}
    </span>
  );
}

interface LabelProps {
  item: MenuItem;
  /** Whether the entry has an icon. If so, the dot is drawn at the icon, otherwise here. */
  hasIcon: boolean;
  mark?: 'group' | undefined;
}

export function EntryLabel({ item: { meta }, hasIcon, mark }: LabelProps) {
  return (
    <span className={styles.label} data-mark={mark}>
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

export function GroupLabel({ item, hasIcon }: LabelProps) {
  const isAbove = useMark(item.path) === 'group';
  return <EntryLabel item={item} hasIcon={hasIcon} mark={isAbove ? 'group' : undefined} />;
}

interface EntryLinkProps {
  item: MenuItem;
  /** `aria-current` of the active entry: `page`, or `true` for a group that contains the open page. */
  current?: 'page' | 'true';
  children: ReactNode;
}

/** The link inside a menu entry. Links are not Tab stops: antd moves the focus from entry to entry by arrow keys. */
export function EntryLink({ item, current = 'page', children }: EntryLinkProps) {
  const { clicks } = useMenuState();
  const isActive = useMark(item.path) === 'page';
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
