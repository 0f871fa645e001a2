import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Descriptions, Flex, Skeleton, Tag, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dialect } from '@/config/appConfig';
import type { Profile } from '@/features/profile/api/profile';
import { useProfile } from '@/features/profile/ownProfile';
import { ALL_PERMISSIONS } from '@/lib/permission';
import { useAppSelector } from '@/state/hooks';
import { selectIsGroupUser, selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { Section } from '@/ui/section/Section';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';
import styles from './ProfilePage.module.css';

/** The forms of the personal centre. Both keep their input while the other one is shown. */
function ProfileForms({ profile }: { profile: Profile }) {
  const [params] = useSearchParams();
  const wanted = params.get('tab') === 'password' ? 'password' : 'own';
  const [followed, setFollowed] = useState(wanted);
  const [tab, setTab] = useState<string>(wanted);
  // The address opens a tab; a click does not change it, because leaving an address asks about unsaved input.
  if (followed !== wanted) {
    setFollowed(wanted);
    setTab(wanted);
  }
  return (
    <Tabs
      activeKey={tab}
      onChange={setTab}
      more={{ icon: <EllipsisOutlined aria-label="更多" /> }}
      items={[
        { key: 'own', label: '基本资料', children: <ProfileForm profile={profile} />, forceRender: true },
        { key: 'password', label: '修改密码', children: <PasswordForm />, forceRender: true },
      ]}
    />
  );
}

const AvatarDialog = lazyDialog(() => import('./AvatarDialog'));

function Permissions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return '无';
  if (names.includes(ALL_PERMISSIONS)) return '全部权限';
  return (
    <details className={styles.permissions}>
      <summary>共 {names.length} 项</summary>
      <Flex wrap gap="small">
        {names.map((name) => (
          <Tag key={name} className={styles.name}>
            {name}
          </Tag>
        ))}
      </Flex>
    </details>
  );
}

/** 个人中心: the user's data, password and picture where the backend keeps them, else what it sent at the sign-in. */
export default function ProfilePage() {
  const { name, username, orgId, orgName, avatar, roles, roleNames, permissions } = useAppSelector(selectUser);
  const isGroupUser = useAppSelector(selectIsGroupUser);
  const [isChanging, setChanging] = useState(false);
  const { data: profile, isLoading, isError, refetch } = useProfile();

  const unit = profile?.orgName || orgName;
  const role = profile?.roleGroup.replaceAll(',', '、') || roleNames.join('、') || roles.join('、');
  const facts = [
    { label: '账号', children: username || '未提供' },
    unit ? { label: '所属党组织', children: unit } : { label: '所属党组织编号', children: orgId || '未提供' },
    ...(dialect().knowsGroup ? [{ label: '用户类别', children: isGroupUser ? '集团用户' : '非集团用户' }] : []),
    { label: '角色', children: role || '无' },
    ...(profile?.postGroup ? [{ label: '岗位', children: profile.postGroup.replaceAll(',', '、') }] : []),
    ...(profile?.createTime ? [{ label: '创建时间', children: profile.createTime }] : []),
    { label: '权限', children: <Permissions names={permissions} /> },
  ];
  return (
    <div className={styles.page}>
      <Section title="个人信息" className={styles.facts}>
        <Flex vertical align="center" gap="small" className={styles.head}>
          <Avatar source={avatar} size={96} />
          <h1 className="page-title">{name}</h1>
          {profile && (
            <Button aria-haspopup="dialog" onClick={() => setChanging(true)}>
              更换头像
            </Button>
          )}
        </Flex>
        <AvatarDialog open={isChanging} onClose={() => setChanging(false)} />
        <Descriptions column={1} items={facts} />
      </Section>
      {(isLoading || isError || profile) && (
        <Section title="账号设置">
          {isLoading && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
          {isError && <LoadFailure title="个人资料加载失败" retry={() => void refetch()} />}
          {profile && <ProfileForms profile={profile} />}
        </Section>
      )}
    </div>
  );
}
