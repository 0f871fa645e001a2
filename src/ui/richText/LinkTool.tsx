import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { validators } from '@/lib/validators';
import { DraggableModal } from '../modal/DraggableModal';
import { ModalButtons } from '../modal/ModalButtons';
import { ToolButton } from './Toolbar';

const LINK_TOOL = { label: '链接', icon: <LinkOutlined /> };

const MAX_LENGTH = 2000;

function complaintOf(address: string): string {
  if (address.length > MAX_LENGTH) return `链接地址长度不能超过${MAX_LENGTH}个字符`;
  return address === '' || validators.external.test(address) ? '' : validators.external.message;
}

const hrefAt = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

/** The tool that makes the selected text a link, with its dialog. */
export function LinkTool({ editor }: { editor: Editor }) {
  const id = useId();
  const [address, setAddress] = useState<string>();
  const isOn = useEditorState({ editor, selector: () => !editor.isDestroyed && editor.isActive('link') });
  const wanted = address?.trim() ?? '';
  const complaint = complaintOf(wanted);

  const close = () => setAddress(undefined);
  const apply = () => {
    if (complaint !== '') return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (wanted === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !isOn) {
      chain.insertContent({ type: 'text', text: wanted, marks: [{ type: 'link', attrs: { href: wanted } }] }).run();
    } else chain.setLink({ href: wanted }).run();
    close();
  };
  return (
    <>
      <ToolButton tool={LINK_TOOL} isOn={isOn} onClick={() => setAddress(hrefAt(editor))} />
      <DraggableModal
        title="链接"
        open={address !== undefined}
        footer={<ModalButtons disabled={complaint !== ''} onOk={apply} onCancel={close} />}
        onCancel={close}
      >
        <label htmlFor={id}>链接地址（留空则取消链接）</label>
        <Input
          id={id}
          value={address ?? ''}
          placeholder="https://"
          autoFocus
          status={complaint === '' ? '' : 'error'}
          aria-describedby={`${id}-rule`}
          onChange={(event) => setAddress(event.target.value)}
          onPressEnter={apply}
        />
        <p id={`${id}-rule`} role="status">
          {complaint}
        </p>
      </DraggableModal>
    </>
  );
}
