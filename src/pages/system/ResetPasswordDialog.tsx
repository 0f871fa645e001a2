import { Form, Input } from 'antd';
import { useState } from 'react';
import { useNewPasswordRule } from '@/features/profile/useNewPasswordRule';
import { MAX_PASSWORD_LENGTH } from '@/lib/password';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import type { ActionDialogProps } from '@/resource/Resource';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useToast } from '@/ui/toast/useToast';
import { userText } from './userPerson';

/** 重置密码 */
export function ResetPasswordDialog({ record, run, onClose }: ActionDialogProps) {
  const { userId } = record;
  const [form] = Form.useForm<{ password: string }>();
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const rule = useNewPasswordRule();
  const typed = Form.useWatch('password', form) ?? '';
  const question = useLeaveConfirm(typed !== '', { isKept: false, onLeave: onClose });
  const close = () => !busy && void question.close();
  const send = async ({ password }: { password: string }) => {
    setBusy(true);
    const isDone = await run({ method: 'PUT', url: '/system/user/resetPwd', body: { userId, password } });
    setBusy(false);
    if (!isDone) return;
    toast.success(`“${userText(record)}”的密码已重置`);
    onClose();
  };
  return (
    <DraggableModal
      open
      title={`重置密码：${userText(record)}`}
      width={420}
      onCancel={close}
      footer={<ModalButtons okText="确定" busy={busy} onOk={() => form.submit()} onCancel={close} />}
    >
      <Form form={form} layout="vertical" disabled={busy} onFinish={(inputs) => void send(inputs)}>
        <Form.Item
          name="password"
          label="新密码"
          extra={rule.hint}
          rules={[{ required: true, message: '请输入新密码' }, rule]}
          validateFirst
        >
          <Input.Password maxLength={MAX_PASSWORD_LENGTH} autoComplete="new-password" />
        </Form.Item>
      </Form>
    </DraggableModal>
  );
}
