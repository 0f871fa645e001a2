import { SkinOutlined } from '@ant-design/icons';
import { Control } from '@/ui/control/Control';
import { useActiveDialog } from '../dialogs/ActiveDialog';

/** Opens 主题配置. */
export function ThemeControl() {
  const { openDialog } = useActiveDialog();
  return (
    <Control
      label="主题配置"
      icon={<SkinOutlined />}
      aria-haspopup="dialog"
      data-tour="theme"
      onClick={() => openDialog('theme')}
    />
  );
}
