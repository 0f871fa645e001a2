import { useAppSelector } from '@/state/hooks';
import { selectSidebar } from '@/state/settings/settingsSlice';
import { Logo } from '../Logo';
import { MainMenu } from '../menu/MainMenu';
import type { MenuItem } from '../menu/menuItems';

interface Props {
  items: readonly MenuItem[];
  hasLogo?: boolean;
  /** Whether popups show their entries in columns. */
  hasColumns?: boolean;
}

const LOGO_SIZES = { open: 'full', collapsed: 'collapsed', drawer: 'short', away: 'short' } as const;

/** The logo above a menu. */
export function MenuSidebar({ items, hasLogo = true, hasColumns = false }: Props) {
  const sidebar = useAppSelector(selectSidebar);
  const collapsedLook = hasColumns ? 'columns' : 'collapsed';
  return (
    <>
      {hasLogo && <Logo size={LOGO_SIZES[sidebar]} />}
      <MainMenu items={items} look={sidebar === 'collapsed' ? collapsedLook : 'inline'} />
    </>
  );
}
