import { LinkOutlined, PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { validators } from '@/lib/validators';
import { DraggableModal } from '../modal/DraggableModal';
import { ModalButtons } from '../modal/ModalButtons';
import { useToast } from '../toast/toast';
import { insertPictures, picturesIn, type UploadImage } from './pictures';
import styles from './RichTextEditor.module.css';
import { type EditorTool, TOOL_GROUPS } from './tools';

const LEVELS = [1, 2, 3] as const;

function BlockFormat({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: () =>
      (!editor.isDestroyed && LEVELS.find((candidate) => editor.isActive('heading', { level: candidate }))) || 0,
  });
  const choose = (wanted: number) => {
    const heading = LEVELS.find((candidate) => candidate === wanted);
    const chain = editor.chain().focus();
    if (heading) chain.setHeading({ level: heading }).run();
    else chain.setParagraph().run();
  };
  return (
    <select
      className={styles.format}
      aria-label="段落格式"
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
    >
      <option value={0}>正文</option>
      {LEVELS.map((candidate) => (
        <option key={candidate} value={candidate}>
          标题 {candidate}
        </option>
      ))}
    </select>
  );
}

const IMAGE_TOOL = { label: '插入图片', icon: <PictureOutlined /> };

interface Props {
  editor: Editor;
  upload: UploadImage;
}

export function ImageTool({ editor, upload }: Props) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton tool={IMAGE_TOOL} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label="选择图片"
        onChange={({ target }) => {
          void insertPictures(editor, picturesIn(target.files), upload, toast);
          target.value = '';
        }}
      />
    </>
  );
}

const LINK_TOOL = { label: '链接', icon: <LinkOutlined /> };

const hrefAt = (editor: Editor): string => {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
};

export function LinkTool({ editor }: { editor: Editor }) {
  const id = useId();
  const [address, setAddress] = useState<string>();
  const isOn = useEditorState({ editor, selector: () => !editor.isDestroyed && editor.isActive('link') });
  const wanted = address?.trim() ?? '';
  const wrong = wanted !== '' && !validators.external.test(wanted);

  const close = () => setAddress(undefined);
  const apply = () => {
    if (wrong) return;
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
        footer={<ModalButtons disabled={wrong} onOk={apply} onCancel={close} />}
        onCancel={close}
      >
        <label htmlFor={id}>链接地址（留空则取消链接）</label>
        <Input
          id={id}
          value={address ?? ''}
          maxLength={2000}
          placeholder="https://"
          autoFocus
          status={wrong ? 'error' : ''}
          aria-describedby={`${id}-rule`}
          onChange={(event) => setAddress(event.target.value)}
          onPressEnter={apply}
        />
        <p id={`${id}-rule`} role="status">
          {wrong ? validators.external.message : ''}
        </p>
      </DraggableModal>
    </>
  );
}

const tools = TOOL_GROUPS.flat();

/** Arrow keys, Home and End move the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(button, select):not(:disabled)')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (document.activeElement instanceof HTMLSelectElement && event.key.startsWith('Arrow')) return;
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: stops.length - 1 }[event.key];
  if (next === undefined || here === -1) return;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}

interface ButtonProps {
  tool: Pick<EditorTool, 'label' | 'icon'>;
  isOn?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** A toolbar button; pressing it keeps the selection in the text. */
function ToolButton({ tool: { label, icon }, isOn, disabled = false, onClick }: ButtonProps) {
  return (
    <Button
      type="text"
      size="middle"
      className={styles.tool}
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

/** The toolbar; `children` are tools with their own dialogs. */
export function Toolbar({ editor, children }: { editor: Editor; children: ReactNode }) {
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isPossible }) => ({
        isOn: isOn && !editor.isDestroyed && isOn(editor),
        disabled: editor.isDestroyed || isPossible?.(editor) === false,
      })),
  });
  return (
    <Flex wrap gap="small" className={styles.toolbar} role="toolbar" aria-label="格式工具栏" onKeyDown={moveFocus}>
      <BlockFormat editor={editor} />
      {TOOL_GROUPS.map((group) => (
        <Flex key={group[0]?.label}>
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              onClick={() => tool.run(editor)}
              {...states[tools.indexOf(tool)]}
            />
          ))}
        </Flex>
      ))}
      <Flex>{children}</Flex>
    </Flex>
  );
}
