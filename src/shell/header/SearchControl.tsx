import { SearchOutlined } from '@ant-design/icons';
import { Control } from '@/ui/control/Control';
import { useShellDialogs } from '../dialogs/ShellDialogsProvider';

export function SearchControl() {
  const { openDialog } = useShellDialogs();
  return (
    <Control
      label="搜索菜单（Ctrl+K）"
      icon={<SearchOutlined />}
      aria-haspopup="dialog"
      data-tour="search"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openDialog('search')}
    />
  );
}
