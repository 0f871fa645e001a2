import { useAppSelector } from '@/state/hooks';
import { selectIsGroupUser, selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import styles from './ProfilePage.module.css';

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <>无</>;
  return (
    <ul className={styles['names']}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** 个人中心: what the server knows of the signed-in user. */
export default function ProfilePage() {
  const { name, username, id, orgId, avatar, roles, permissions } = useAppSelector(selectUser);
  const isGroupUser = useAppSelector(selectIsGroupUser);
  return (
    <section className={styles['card']}>
      <div className={styles['head']}>
        <Avatar source={avatar} size={72} />
        <h1>{name}</h1>
      </div>
      <dl className={styles['facts']}>
        <dt>用户名</dt>
        <dd>{username || '未提供'}</dd>
        <dt>用户编号</dt>
        <dd>{id || '未提供'}</dd>
        <dt>所属组织编号</dt>
        <dd>{orgId || '未提供'}</dd>
        <dt>用户类别</dt>
        <dd>{isGroupUser ? '集团用户' : '非集团用户'}</dd>
        <dt>角色</dt>
        <dd>
          <Names names={roles} />
        </dd>
        <dt>权限</dt>
        <dd>
          <Names names={permissions} />
        </dd>
      </dl>
    </section>
  );
}
