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

/**
 * An entry of the top level, in the navigation bar or in the column bar. A group leads to its redirect or first page
 * while the first menu opens automatically, else it only shows its submenu (spec.md section 2, "Comprehensive").
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
  if (item.children.length > 0 && !appConfig.openFirstMenu) {
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
