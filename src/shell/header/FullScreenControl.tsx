import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useFullScreen } from '@/features/fullScreen/useFullScreen';
import { Control } from '@/ui/control/Control';

/** 全屏, in and out. */
export function FullScreenControl() {
  const { isFull, toggle } = useFullScreen();
  return (
    <Control
      label={isFull ? '退出全屏' : '全屏'}
      icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      isSecondary
      onClick={() => void toggle()}
    />
  );
}
