import { Form, Input } from 'antd';
import { useNewPasswordRule } from '@/features/profile/newPasswords';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import { userText } from './userPerson';

/** 重置密码 */
export function ResetPasswordDialog({ record, run, onClose }: ActionDialogProps) {
  const { userId } = record;
  const [form] = Form.useForm<{ password: string }>();
  const toast = useToast();
  const rule = useNewPasswordRule();
  const typed = Form.useWatch('password', form) ?? '';
  const save = async () => {
    const { password } = form.getFieldsValue();
    const isDone = await run({ method: 'PUT', url: '/system/user/resetPwd', body: { userId, password } });
    if (isDone) toast.success(`“${userText(record)}”的密码已重置`);
    return isDone;
  };
  return (
    <FormDialog
      title={`重置密码：${userText(record)}`}
      width={420}
      isEdited={typed !== ''}
      send={save}
      onOk={form.submit}
      onClose={onClose}
    >
      {({ busy, send }) => (
        <Form form={form} layout="vertical" disabled={busy} onFinish={send}>
          <Form.Item
            name="password"
            label="新密码"
            extra={rule.hint}
            rules={[{ required: true, message: '请输入新密码' }, rule]}
            validateFirst
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </Form>
      )}
    </FormDialog>
  );
}
