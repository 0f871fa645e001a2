import { SkinOutlined } from '@ant-design/icons';
import { themeDrawer } from '../theme/themeDrawer';
import { Control } from './Control';

/** Opens 主题配置. */
export function ThemeControl() {
  return (
    <Control
      label="主题配置"
      icon={<SkinOutlined />}
      aria-haspopup="dialog"
      data-tour="theme"
      onClick={() => themeDrawer.set('open')}
    />
  );
}
