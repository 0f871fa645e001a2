import { ReloadOutlined } from '@ant-design/icons';
import { ChatHeaderEntry } from '@/features/chat/ChatHeaderEntry';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { Control } from '@/ui/control/Control';
import { reloadView } from '../page/reloadView';
import { AvatarMenu } from './AvatarMenu';
import { ErrorLogControl } from './ErrorLogControl';
import { FullScreenControl } from './FullScreenControl';
import styles from './Header.module.css';
import { NoticeControl } from './NoticeControl';
import { SearchControl } from './SearchControl';
import { ThemeControl } from './ThemeControl';

/** The controls at the end of the header, as far as the theme shows them (specification, section 2, "Header"). */
export function Controls() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  return (
    <div className={styles['controls']}>
      <ChatHeaderEntry />
      <ErrorLogControl />
      {theme.showSearch && <SearchControl />}
      {theme.showNotice && <NoticeControl />}
      {theme.showFullScreen && <FullScreenControl />}
      {theme.showTheme && <ThemeControl />}
      {theme.showRefresh && (
        <Control label="刷新" icon={<ReloadOutlined />} isSecondary onClick={() => dispatch(reloadView())} />
      )}
      <AvatarMenu />
    </div>
  );
}
