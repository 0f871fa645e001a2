import { Button } from 'antd';
import { useState } from 'react';
import { dialect } from '@/config/appConfig';
import { RestoredAlert } from '@/features/keptInput/RestoredAlert';
import { readInput } from '@/features/keptInput/useKeptInput';
import { type Profile, PROFILE_PATH } from '@/features/profile/api/profile';
import { saveProfile } from '@/features/profile/ownProfile';
import { isRecord } from '@/lib/isRecord';
import { isMasked, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { formOf } from '@/resource/model/FieldBase';
import { RecordFields } from '@/resource/view/form/RecordFields';
import { useRecordForm } from '@/resource/view/form/useRecordForm';
import type { Resource } from '@/resource/model/Resource';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import { isFiltered } from '@/ui/markup/MarkupHint';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useToast } from '@/ui/toast/useToast';
import styles from './ProfilePage.module.css';

const FORM = 'profile';

/** What users may change of themselves. */
const OWN: Resource<keyof Profile> = {
  noun: '个人资料',
  path: PROFILE_PATH,
  id: 'userId',
  nameField: 'nickName',
  permission: '',
  fields: [
    { name: 'nickName', label: '姓名', form: { required: true, max: 30 } },
    { name: 'phonenumber', label: '手机号码', form: { max: 20, rule: 'phone' } },
    { name: 'email', label: '邮箱', form: { max: 50, rule: 'email' } },
    { name: 'sex', label: '性别', kind: 'dict', dict: 'sys_user_sex', radio: true, form: true },
  ],
};

/**
 * The form for a profile. Where a save has to carry all, what the server hides in part is asked for anew: it could neither
 * be sent nor left out.
 */
function formFor(profile: Profile): { resource: Resource<keyof Profile>; base: Profile } {
  const isAsked = ({ name }: { name: keyof Profile }) => dialect().profileWhole && isMasked(profile[name]);
  const asked = { required: true, help: '服务器隐藏了原来的内容，保存时须重新填写' };
  const fields = OWN.fields.map((field) =>
    isAsked(field) ? { ...field, form: { ...formOf(field), ...asked } } : field,
  );
  const hidden: Partial<Profile> = Object.fromEntries(OWN.fields.filter(isAsked).map(({ name }) => [name, '']));
  return { resource: { ...OWN, fields }, base: { ...profile, ...hidden } };
}

const draftOf = ({ nickName, phonenumber, email, sex }: ServerRecord) => ({
  nickName: textOf(nickName),
  phonenumber: textOf(phonenumber),
  email: textOf(email),
  sex: textOf(sex),
});

/** 基本资料. What is typed is kept until it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id: user } = useAppSelector(selectUser);
  const [start] = useState(() => {
    const { values } = readInput(FORM, user) ?? {};
    return { ...formFor(profile), typed: isRecord(values) ? values : undefined };
  });
  const {
    base = profile,
    edits,
    isEdited,
    restored,
    settings,
    startValues,
    ...state
  } = useRecordForm(start.resource, start, FORM);
  const [saving, setSaving] = useState(false);
  useLeaveConfirm(isEdited, { isKept: state.isKept, onLeave: state.discard });

  const save = async () => {
    const after = { ...base, ...edits };
    setSaving(true);
    const isSaved = await dispatch(saveProfile({ ...profile, ...draftOf(base) }, draftOf(after)));
    setSaving(false);
    if (!isSaved) return;
    state.rebase(after, Object.keys(edits));
    state.forget();
    toast.success('个人资料已保存');
  };
  return (
    <RecordFields
      {...settings}
      fields={state.fields}
      base={base}
      isFiltered={isFiltered(PROFILE_PATH)}
      initialValues={startValues}
      requiredMark={false}
      className={styles.form ?? ''}
      aria-label="基本资料"
      disabled={saving}
      onFinish={() => void save()}
    >
      {(items) => (
        <>
          {restored && (
            <div className={styles.notice}>
              <RestoredAlert onDiscard={state.discard} />
            </div>
          )}
          {items}
          <Button type="primary" htmlType="submit" loading={saving} disabled={!isEdited}>
            保存
          </Button>
          {isEdited && !restored && (
            <Button type="link" onClick={state.discard}>
              放弃修改
            </Button>
          )}
        </>
      )}
    </RecordFields>
  );
}
