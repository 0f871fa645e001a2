import { SkinOutlined } from '@ant-design/icons';
import { Control } from '@/ui/control/Control';
import { shellDialog } from '../dialogs/shellDialog';

/** Opens 主题配置. */
export function ThemeControl() {
  return (
    <Control
      label="主题配置"
      icon={<SkinOutlined />}
      aria-haspopup="dialog"
      data-tour="theme"
      onClick={() => shellDialog.set('theme')}
    />
  );
}
