import { Button, Space } from 'antd';
import { useState } from 'react';
import { useAlert, useConfirm } from '@/ui/dialog/confirmations';
import { DraggableModal } from '@/ui/modal/DraggableModal';

export const title = '对话框';
export const summary =
  '可拖动的对话框：按住标题用鼠标、触摸或方向键移动，不会移出窗口；按 Esc 关闭。confirm 与 alert 提问和提示，标题为“温馨提示”。';

export default function DialogsExample() {
  const confirm = useConfirm();
  const alert = useAlert();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const ask = async () => setSaid((await confirm('确定要继续吗？')) ? '已确定' : '已取消');
  return (
    <>
      <Space wrap>
        <Button onClick={() => setOpen(true)}>打开对话框</Button>
        <Button onClick={() => void ask()}>提问</Button>
        <Button onClick={() => void alert('资料已经归档。')}>提示</Button>
        <span role="status">{said}</span>
      </Space>
      <DraggableModal open={open} title="支部简介" onCancel={() => setOpen(false)}>
        按住标题可以移动这个对话框。
      </DraggableModal>
    </>
  );
}
