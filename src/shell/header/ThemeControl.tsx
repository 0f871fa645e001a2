import { SkinOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { Control } from './Control';
import { LazyDialog } from './LazyDialog';
import { useDialog } from './useDialog';

const ThemeDrawer = lazy(() => import('../theme/ThemeDrawer'));

/** Opens 主题配置. */
export function ThemeControl() {
  const { show, props } = useDialog();
  return (
    <>
      <Control label="主题配置" icon={<SkinOutlined />} aria-haspopup="dialog" onClick={show} />
      <LazyDialog dialog={ThemeDrawer} {...props} />
    </>
  );
}
