import { Button, Space } from 'antd';
import { useState } from 'react';
import { useAlert, useConfirm } from '@/ui/dialog/confirmations';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { Example } from '../Example';

export default function DialogsExample() {
  const confirm = useConfirm();
  const alert = useAlert();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const ask = async () => setSaid((await confirm('确定要继续吗？')) ? '已确定' : '已取消');
  const tell = async () => {
    await alert('资料已经归档。');
    setSaid('已读');
  };
  const close = () => setOpen(false);
  return (
    <Example
      summary="可拖动的对话框：按住标题用鼠标、触摸或方向键移动，不会移出窗口；按 Esc 关闭。confirm 与 alert 提问和提示，标题为“温馨提示”。"
      props={[
        ['open', 'boolean', '是否显示；关闭时内容被卸载'],
        ['title', 'string', '标题，也是对话框的名称'],
        ['onCancel', '() => void', '按 Esc 或右上角的关闭按钮'],
        ['width', 'number | string', '像素或窗口的百分比；默认 520'],
        ['fills', 'boolean', '占满窗口，不可移动；默认 false'],
        ['closesOutside', 'boolean', '点击对话框以外时关闭；默认 false'],
        ['footer', 'ReactNode', '底部的按钮，如 ModalButtons；省略时没有底部'],
        [
          'confirm',
          '(question) => Promise<boolean>',
          '提问，有“取消”和“确定”；结果为是否确定。question 为文字，或 { text, danger, okText, cancelText }',
        ],
        ['alert', '(text) => Promise<void>', '提示，只有“确定”'],
      ]}
    >
      <Space wrap>
        <Button onClick={() => setOpen(true)}>打开对话框</Button>
        <Button onClick={() => void ask()}>提问</Button>
        <Button onClick={() => void tell()}>提示</Button>
        <span role="status">{said}</span>
      </Space>
      <DraggableModal open={open} title="支部简介" onCancel={close}>
        按住标题可以移动这个对话框。
      </DraggableModal>
    </Example>
  );
}
