import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { changePassword } from '@/features/profile/ownProfile';
import { useNewPasswordRule } from '@/features/profile/newPasswords';
import { useAppDispatch } from '@/state/hooks';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useToast } from '@/ui/toast/useToast';
import styles from './ProfilePage.module.css';

interface PasswordDraft {
  oldPassword: string;
  newPassword: string;
  again: string;
}

/** A rule for what is typed. */
const check = (message: string, isRight: (text: string) => boolean) => ({
  validator: (_rule: unknown, text = '') =>
    text === '' || isRight(text) ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** 修改密码: the server checks the old one. */
export function PasswordForm() {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<PasswordDraft>();
  const [isTyped, setTyped] = useState(false);
  useLeaveConfirm(isTyped, { isKept: false, onLeave: () => undefined });
  const [saving, setSaving] = useState(false);
  const rule = useNewPasswordRule();

  const save = async ({ oldPassword, newPassword }: PasswordDraft) => {
    setSaving(true);
    const isChanged = await dispatch(changePassword({ oldPassword, newPassword }));
    // At once, because a disabled field cannot take the focus.
    flushSync(() => setSaving(false));
    if (!isChanged) return form.focusField('oldPassword');
    form.resetFields();
    setTyped(false);
    toast.success('密码已修改，下次登录请使用新密码');
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      className={styles.form}
      aria-label="修改密码"
      disabled={saving}
      onValuesChange={(_changed, all) => setTyped(Object.values(all).some(Boolean))}
      onFinish={(draft) => void save(draft)}
    >
      <Form.Item name="oldPassword" label="当前密码" rules={[{ required: true, message: '请输入当前密码' }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label="新密码"
        dependencies={['oldPassword']}
        extra={`${rule.hint}，且与当前密码不同`}
        rules={[
          { required: true, message: '请输入新密码' },
          rule,
          ({ getFieldValue }) => check('新密码不能与当前密码相同', (text) => text !== getFieldValue('oldPassword')),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label="再次输入新密码"
        dependencies={['newPassword']}
        rules={[
          { required: true, message: '请再次输入新密码' },
          ({ getFieldValue }) => check('两次输入的新密码不一致', (text) => text === getFieldValue('newPassword')),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving}>
        修改密码
      </Button>
    </Form>
  );
}
