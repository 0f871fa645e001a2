import { EllipsisOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import type { Profile } from '@/features/profile/api/profile';
import { useLeaveConfirm } from '@/resource/form/useLeaveConfirm';
import { type PasswordDraft, PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import { useDraftForm } from './useDraftForm';

const NO_PASSWORDS: PasswordDraft = { oldPassword: '', newPassword: '', again: '' };

/** A component of its own: a blocker that is always there complains about addresses that are typed by hand. */
function LeaveQuestion(leave: Parameters<typeof useLeaveConfirm>[1]) {
  useLeaveConfirm(true, leave);
  return null;
}

/** The forms of the personal centre. Both keep their input while the other one is shown. */
export function ProfileForms({ profile }: { profile: Profile }) {
  const { nickName, phonenumber, email, sex } = profile;
  const own = useDraftForm({ nickName, phonenumber, email, sex }, 'profile');
  const passwords = useDraftForm(NO_PASSWORDS);
  return (
    <>
      {(own.dirty || passwords.dirty) && <LeaveQuestion isKept={own.isKept && !passwords.dirty} onLeave={own.forget} />}
      <Tabs
        more={{ icon: <EllipsisOutlined aria-label="更多" /> }}
        items={[
          { key: 'own', label: '基本资料', children: <ProfileForm {...own} profile={profile} />, forceRender: true },
          { key: 'password', label: '修改密码', children: <PasswordForm {...passwords} />, forceRender: true },
        ]}
      />
    </>
  );
}
