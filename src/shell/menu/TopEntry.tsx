import { appConfig } from '@/config/appConfig';
import { MenuIcon } from './MenuIcon';
import type { MenuItem } from './menuItems';
import { useMenuClick } from './useMenuClick';

interface Props {
  item: MenuItem;
  isActive: boolean;
  className: string | undefined;
  onChoose: (item: MenuItem) => void;
}

const hasPage = (items: readonly MenuItem[]): boolean =>
  items.some(({ isExternal, children }) => (children.length > 0 ? hasPage(children) : !isExternal));

/**
 * An entry of the top level, in the navigation bar or in the column bar. A group leads to its redirect or first page
 * while the first menu opens automatically; else, or without a page of its own, it only shows its submenu (spec.md
 * section 2, "Comprehensive").
 */
export function TopEntry({ item, isActive, className, onChoose }: Props) {
  const { addressOf, onClick } = useMenuClick();
  const { title, target } = item.meta;
  const label = (
    <>
      <MenuIcon meta={item.meta} />
      <span>{title}</span>
    </>
  );
  if (item.children.length > 0 && !(appConfig.openFirstMenu && hasPage(item.children))) {
    return (
      <button type="button" className={className} aria-pressed={isActive} onClick={() => onChoose(item)}>
        {label}
      </button>
    );
  }
  return (
    <a
      className={className}
      href={addressOf(item)}
      onClick={(event) => onClick(item, event)}
      aria-current={isActive ? 'true' : undefined}
      {...(target === '_blank' && { target })}
      {...((target === '_blank' || item.isExternal) && { rel: 'noopener noreferrer' })}
    >
      {label}
    </a>
  );
}
