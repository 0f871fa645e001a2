import { useAppSelector } from '@/state/hooks';
import { selectSidebar } from '@/state/settings/settingsSlice';
import { Logo } from '../Logo';
import { SideMenu } from '../menu/SideMenu';
import { useMenu } from '../menu/useMenu';

interface Props {
  hasLogo: boolean;
  /** Whether popups lay their entries out in columns. */
  columns?: boolean;
}

/** The whole menu in the sidebar, with or without the logo above it. */
export function MenuSidebar({ hasLogo, columns = false }: Props) {
  const folded = useAppSelector(selectSidebar) === 'folded';
  const { items } = useMenu();
  return (
    <>
      {hasLogo && <Logo folded={folded} />}
      <SideMenu items={items} folded={folded} columns={columns} />
    </>
  );
}
