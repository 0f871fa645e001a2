import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { Hints } from '@/ui/tour/createHints';

export const title = '页面提示';
export const summary = '提示：在元素下方显示圆点，点击后展开说明；可以只显示圆点、展开或隐藏。';

export default function HintsExample() {
  const target = useRef<HTMLButtonElement>(null);
  const hints = useRef<Hints>(undefined);

  const hide = () => {
    hints.current?.remove();
    hints.current = undefined;
  };
  useEffect(() => hide, []);

  const show = async () => {
    const { createHints } = await import('@/ui/tour/createHints');
    if (!target.current || hints.current) return;
    hints.current = createHints([{ element: target.current, text: '提示由一个圆点和一段说明组成' }], hide);
    await hints.current.engine.render();
    await hints.current.engine.showHintDialog(0);
  };
  return (
    <Button ref={target} onClick={() => void show()}>
      显示提示
    </Button>
  );
}
