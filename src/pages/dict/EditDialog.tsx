import { Form, type FormInstance, Input } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { DictRadio } from '@/features/dict/DictSelect';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { useConfirm } from '@/ui/dialog/useConfirm';
import { DraggableModal, ModalButtons } from '@/ui/modal/DraggableModal';
import { useToast } from '@/ui/toast/toast';
import styles from './DictPage.module.css';
import { remarkRules } from './rules';

/** Calls `onSave` on Ctrl+S (⌘S) instead of saving the page. */
function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat) onSave();
  });
  useEffect(() => onWindowEvent(['keydown'], (event) => press(event)), []);
}

const sameAs = (draft: object, other: object) => JSON.stringify(draft) === JSON.stringify(other);

function useDraft<Draft extends object>(initial: Draft) {
  const [form] = Form.useForm<Draft>();
  const [dirty, setDirty] = useState(false);
  const settings = {
    form,
    initialValues: initial,
    layout: 'vertical' as const,
    scrollToFirstError: { focus: true },
    onValuesChange: (_changed: unknown, all: Draft) => setDirty(!sameAs({ ...initial, ...all }, initial)),
  };
  return { form, dirty, settings };
}

interface Props<Draft extends { id?: string }> {
  subject: string;
  initial: Draft;
  /** Saves the draft and reports errors itself; resolves with whether it succeeded. */
  save: (draft: Draft) => Promise<boolean>;
  onSaved: (draft: Draft) => void;
  onClose: () => void;
  children: (form: FormInstance<Draft>) => ReactNode;
}

/**
 * A dialog with the form of a record. Before unsaved edits are lost, it asks: when the dialog is closed, when the user
 * navigates, and when the browser tab is closed. Ctrl+S saves.
 */
export function EditDialog<Draft extends { id?: string }>(props: Props<Draft>) {
  const { subject, initial, save, onSaved, onClose, children } = props;
  const { form, dirty, settings } = useDraft(initial);
  const [saving, setSaving] = useState(false);
  const asking = useRef(false);
  const left = useRef(false);
  const confirm = useConfirm();
  const toast = useToast();
  const blocker = useBlocker(dirty);
  const blocked = blocker.state === 'blocked';
  const isNew = initial.id === undefined;
  useBeforeUnload((event) => dirty && event.preventDefault());
  useSaveKey(() => !asking.current && form.submit());

  const submit = async (values: Draft) => {
    if (saving) return;
    const draft = { ...initial, ...values };
    const field = document.activeElement;
    setSaving(true);
    const isSaved = await save(draft);
    // Enables the fields at once, because a disabled field cannot take the focus.
    flushSync(() => setSaving(false));
    if (!isSaved) {
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    toast.success(isNew ? '新增成功' : '修改成功');
    if (!left.current) onSaved(draft);
  };
  const mayLeave = async () => {
    asking.current = true;
    const agreed = await confirm({
      text: '有未保存的修改，离开后将丢失，确定离开吗？',
      danger: true,
      cancelText: '继续编辑',
    });
    asking.current = false;
    left.current ||= agreed;
    return agreed;
  };
  const cancel = async () => {
    // The dialog stays open while it is saving, and while it asks about unsaved edits.
    if (saving || asking.current) return;
    if (!dirty || (await mayLeave())) onClose();
  };
  const judge = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    // While a confirmation is open, the user must answer it first.
    if (!asking.current && (await mayLeave())) {
      blocker.proceed();
      onClose();
    } else blocker.reset();
  });
  useEffect(() => {
    if (blocked) void judge();
  }, [blocked]);
  return (
    <DraggableModal
      open
      title={isNew ? `新增${subject}` : `修改${subject}`}
      width={640}
      onCancel={() => void cancel()}
      footer={
        <ModalButtons
          okText="保存"
          shortcut="Control+S"
          busy={saving}
          onOk={form.submit}
          onCancel={() => void cancel()}
        />
      }
    >
      <Form<Draft> {...settings} disabled={saving} className={styles.form} onFinish={(values) => void submit(values)}>
        {children(form)}
        <Form.Item name="status" label="状态">
          <DictRadio type="sys_normal_disable" />
        </Form.Item>
        <Form.Item name="remark" label="备注" rules={remarkRules} className={styles.wide}>
          <Input.TextArea rows={3} />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </DraggableModal>
  );
}
