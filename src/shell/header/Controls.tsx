import {
  BugOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SearchOutlined,
  SkinOutlined,
} from '@ant-design/icons';
import { Flex } from 'antd';
import { ChatHeaderEntry } from '@/features/chat/ChatHeaderEntry';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';
import { useShellDialogs } from '../dialogs/ShellDialogsProvider';
import { emitReload } from '../page/reloadView';
import { AvatarMenu } from './AvatarMenu';
import { NoticeControl } from './NoticeControl';
import screenfull from 'screenfull';
import { useSyncExternalStore } from 'react';
import { useToast } from '@/ui/toast/useToast';

/** Dispatched on the window when full screen has been switched on or off (§2.47). */
const REFRESH_EVENT = 'refresh';

const subscribe = (listener: () => void) => {
  if (!screenfull.isEnabled) return () => undefined;
  screenfull.on('change', listener);
  return () => screenfull.off('change', listener);
};

/**
 * Whether the page fills the screen, and a function that toggles it. If the browser refuses, a toast says so
 * (§4.21).
 */
function useFullScreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const toast = useToast();
  const isFull = useSyncExternalStore(subscribe, () => screenfull.isEnabled && screenfull.isFullscreen);
  const toggle = async () => {
    try {
      if (!screenfull.isEnabled) throw new Error('the browser has no full screen');
      await screenfull.toggle();
      window.dispatchEvent(new CustomEvent(REFRESH_EVENT));
    } catch {
      toast.error('开启全屏失败');
    }
  };
  return { isFull, toggle };
}

/** The buttons of the header that the theme enables (§2.45); that of the error log is there while the log has entries. */
export function Controls() {
  const theme = useAppSelector(selectTheme);
  const errorCount = useAppSelector(selectErrorLog).length;
  const { openDialog } = useShellDialogs();
  const { isFull, toggle } = useFullScreen();
  return (
    <Flex flex="none" align="center" gap={4}>
      {/* First, so that no other moves when it comes. */}
      {errorCount > 0 && (
        <HeaderButton
          label="异常捕获"
          icon={<BugOutlined />}
          count={errorCount}
          aria-haspopup="dialog"
          onClick={() => openDialog('errorLog')}
        />
      )}
      <ChatHeaderEntry />
      {theme.showSearch && (
        <HeaderButton
          label="搜索菜单（Ctrl+K）"
          icon={<SearchOutlined />}
          aria-haspopup="dialog"
          data-tour="search"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => openDialog('search')}
        />
      )}
      {theme.showNotice && <NoticeControl />}
      {theme.showFullScreen && (
        <HeaderButton
          label={isFull ? '退出全屏' : '全屏'}
          icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          isSecondary
          onClick={() => void toggle()}
        />
      )}
      {theme.showTheme && (
        <HeaderButton
          label="主题配置"
          icon={<SkinOutlined />}
          aria-haspopup="dialog"
          data-tour="theme"
          onClick={() => openDialog('theme')}
        />
      )}
      {theme.showRefresh && <HeaderButton label="刷新" icon={<ReloadOutlined />} isSecondary onClick={emitReload} />}
      <AvatarMenu />
    </Flex>
  );
}
