import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { DictRadio } from '@/features/dict/DictFields';
import { RestoredAlert, useKeptInput } from '@/features/keptInput/useKeptInput';
import { type Profile, type ProfileDraft, PROFILE_PATH } from '@/features/profile/api/profile';
import { saveProfile } from '@/features/profile/profileThunks';
import { isEqual } from '@/lib/isEqual';
import { isMasked, MASKED_HELP, textOf } from '@/lib/record/ServerRecord';
import { typedText, validators } from '@/lib/validators';
import { useAppDispatch } from '@/state/hooks';
import type { InputProps } from '@/resource/Field';
import { isFiltered, MarkupHint } from '@/ui/markup/MarkupHint';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useToast } from '@/ui/toast/useToast';
import styles from './ProfilePage.module.css';

/** The kept texts for which the form has fields. */
const textsOf = (draft: ProfileDraft, kept: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(kept).filter(([name, text]) => name in draft && typeof text === 'string'));

/** A rule for an optional text, of which the server may have hidden a part. */
const fits = (rule: 'phone' | 'email', before: string) => ({
  validator: (_rule: unknown, text: string) => {
    const { test, message } = validators[rule];
    const isRight = !text || (isMasked(before) && text === before) || test(typedText(rule, text));
    return isRight ? Promise.resolve() : Promise.reject(new Error(message));
  },
});

/** What was typed, as it is meant. */
const meant = ({ phonenumber, email, ...draft }: ProfileDraft): ProfileDraft => ({
  ...draft,
  phonenumber: typedText('phone', phonenumber),
  email: typedText('email', email),
});

const helpFor = (text: string) => isMasked(text) && { extra: MASKED_HELP };

/** The name; a phone number or an address has no signs that the server would change. */
const NameInput = ({ value, onChange, ...control }: InputProps) => (
  <>
    <Input
      {...control}
      value={textOf(value)}
      maxLength={30}
      autoComplete="name"
      onChange={({ target }) => onChange?.(target.value)}
    />
    {isFiltered(PROFILE_PATH) && <MarkupHint value={value} onChange={onChange} />}
  </>
);

/** 基本资料: what users may change of themselves. What is typed is kept until it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [form] = Form.useForm<ProfileDraft>();
  const kept = useKeptInput('profile');
  const [saved, setSaved] = useState(() => {
    const { nickName, phonenumber, email, sex } = profile;
    return { nickName, phonenumber, email, sex };
  });
  // Not by `Form.useWatch`, which updates later: until then nothing would ask before the page is left.
  const [typed, setTyped] = useState<object>(() => textsOf(saved, kept.read()));
  const [restored, setRestored] = useState(Object.keys(typed).length > 0);
  const [saving, setSaving] = useState(false);
  const isEdit = (draft: object) => !isEqual({ ...saved, ...draft }, saved);
  const dirty = isEdit(typed);
  const forget = () => {
    setRestored(false);
    kept.drop();
  };
  useLeaveConfirm(dirty, { isKept: kept.isWhole, onLeave: forget });
  const begin = (from: ProfileDraft) => {
    setSaved(from);
    setTyped({});
    forget();
  };
  const discard = () => {
    form.resetFields();
    form.setFieldsValue(saved);
    begin(saved);
  };

  const save = async (draft: ProfileDraft) => {
    setSaving(true);
    const isSaved = await dispatch(saveProfile({ ...profile, ...saved }, meant(draft)));
    setSaving(false);
    if (!isSaved) return;
    begin(draft);
    toast.success('个人资料已保存');
  };
  return (
    <Form
      form={form}
      initialValues={{ ...saved, ...typed }}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      className={styles.form}
      aria-label="基本资料"
      disabled={saving}
      onValuesChange={(_changed, all: ProfileDraft) => {
        setTyped(all);
        if (isEdit(all)) kept.keep({ ...all });
        else forget();
      }}
      onFinish={(draft) => void save(draft)}
    >
      {restored && (
        <div className={styles.notice}>
          <RestoredAlert onDiscard={discard} />
        </div>
      )}
      <Form.Item name="nickName" label="姓名" rules={[{ required: true, whitespace: true, message: '请输入姓名' }]}>
        <NameInput />
      </Form.Item>
      <Form.Item
        name="phonenumber"
        label="手机号码"
        rules={[fits('phone', profile.phonenumber)]}
        {...helpFor(profile.phonenumber)}
      >
        <Input maxLength={20} inputMode="tel" autoComplete="tel" placeholder="例如：13800138000" />
      </Form.Item>
      <Form.Item name="email" label="邮箱" rules={[fits('email', profile.email)]} {...helpFor(profile.email)}>
        <Input maxLength={50} inputMode="email" autoComplete="email" placeholder="例如：name@example.com" />
      </Form.Item>
      <Form.Item name="sex" label="性别">
        <DictRadio type="sys_user_sex" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={saving} disabled={!dirty}>
        保存
      </Button>
      {dirty && !restored && (
        <Button type="link" onClick={discard}>
          放弃修改
        </Button>
      )}
    </Form>
  );
}
