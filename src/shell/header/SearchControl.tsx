import { SearchOutlined } from '@ant-design/icons';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';
import { useShellDialogs } from '../dialogs/ShellDialogsProvider';

export function SearchControl() {
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
