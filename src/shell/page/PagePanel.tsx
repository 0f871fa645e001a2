import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { KeepAlive, type Pages } from './KeepAlive';

/** The panel that the tabs control. */
export function PagePanel({ pages }: { pages: Pages }) {
  const { showTabs } = useAppSelector(selectTheme);
  return (
    <div id="page" {...(showTabs && { role: 'tabpanel', 'aria-label': '当前页面' })}>
      <KeepAlive pages={pages} />
    </div>
  );
}
