import { Form, Input, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { DictRadio } from '@/features/dict/DictRadio';
import { useConfirm } from '@/ui/dialog/useConfirm';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { toast } from '@/ui/toast/toast';
import styles from './DictPage.module.css';
import { remarkRules } from './rules';
import { useDraft } from './useDraft';
import { useSaveKey } from './useSaveKey';
import { useUnloadWarning } from './useUnloadWarning';

interface Props<Draft extends { id?: string }> {
  /** What is edited, such as 字典类型. */
  subject: string;
  initial: Draft;
  /** Resolves with whether it is saved; a refusal has been told. */
  save: (draft: Draft) => Promise<boolean>;
  onSaved: (draft: Draft) => void;
  onClose: () => void;
  /** The fields before status and remark. */
  children: (form: FormInstance<Draft>) => ReactNode;
}

/**
 * A dialog with the form of a new or changed record. It asks before unsaved edits are lost: by its own buttons, by a
 * navigation, with the window. Ctrl+S saves.
 */
export function EditDialog<Draft extends { id?: string }>(props: Props<Draft>) {
  const { subject, initial, save, onSaved, onClose, children } = props;
  const { form, dirty, settings } = useDraft(initial);
  const [saving, setSaving] = useState(false);
  const asking = useRef(false);
  const left = useRef(false);
  const confirm = useConfirm();
  const blocker = useBlocker(dirty);
  const blocked = blocker.state === 'blocked';
  const isNew = initial.id === undefined;
  useUnloadWarning(dirty);
  useSaveKey(() => !asking.current && form.submit());

  const submit = async (values: Draft) => {
    if (saving) return;
    const draft = { ...initial, ...values };
    const field = document.activeElement;
    setSaving(true);
    const isSaved = await save(draft);
    // Fields that can be typed into again take the focus again.
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
    const agreed = await confirm('有未保存的修改，离开后将丢失，确定离开吗？');
    asking.current = false;
    left.current ||= agreed;
    return agreed;
  };
  const cancel = async () => {
    // What is typed or left now would not be what is saved.
    if (saving || asking.current) return;
    if (!dirty || (await mayLeave())) onClose();
  };
  const judge = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    // The question that is on the screen comes first.
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
      <Form<Draft>
        {...settings}
        disabled={saving}
        className={styles['form'] ?? ''}
        onFinish={(values) => void submit(values)}
      >
        {children(form)}
        <Form.Item name="status" label="状态">
          <DictRadio type="sys_normal_disable" />
        </Form.Item>
        <Form.Item name="remark" label="备注" rules={remarkRules} className={styles['wide'] ?? ''}>
          <Input.TextArea rows={3} />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </DraggableModal>
  );
}
