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

function SearchControl() {
  const { openDialog } = useShellDialogs();
  return (
    <HeaderButton
      label="搜索菜单（Ctrl+K）"
      icon={<SearchOutlined />}
      aria-haspopup="dialog"
      data-tour="search"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openDialog('search')}
    />
  );
}

/** Opens the error log; hidden while the log is empty. */
function ErrorLogControl() {
  const { openDialog } = useShellDialogs();
  const count = useAppSelector(selectErrorLog).length;
  if (count === 0) return null;
  return (
    <HeaderButton
      label="异常捕获"
      icon={<BugOutlined />}
      count={count}
      aria-haspopup="dialog"
      onClick={() => openDialog('errorLog')}
    />
  );
}

function FullScreenControl() {
  const { isFull, toggle } = useFullScreen();
  return (
    <HeaderButton
      label={isFull ? '退出全屏' : '全屏'}
      icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      isSecondary
      onClick={() => void toggle()}
    />
  );
}

function ThemeControl() {
  const { openDialog } = useShellDialogs();
  return (
    <HeaderButton
      label="主题配置"
      icon={<SkinOutlined />}
      aria-haspopup="dialog"
      data-tour="theme"
      onClick={() => openDialog('theme')}
    />
  );
}

/** The buttons of the header that the theme enables (§2.45). */
export function Controls() {
  const theme = useAppSelector(selectTheme);
  return (
    <Flex flex="none" align="center" gap={4}>
      <ChatHeaderEntry />
      <ErrorLogControl />
      {theme.showSearch && <SearchControl />}
      {theme.showNotice && <NoticeControl />}
      {theme.showFullScreen && <FullScreenControl />}
      {theme.showTheme && <ThemeControl />}
      {theme.showRefresh && <HeaderButton label="刷新" icon={<ReloadOutlined />} isSecondary onClick={emitReload} />}
      <AvatarMenu />
    </Flex>
  );
}
