import { Card, Descriptions, Flex, Tag } from 'antd';
import { useAppSelector } from '@/state/hooks';
import { selectIsGroupUser, selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import styles from './ProfilePage.module.css';

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <>无</>;
  return (
    <Flex wrap gap="small">
      {names.map((name) => (
        <Tag key={name} className={styles.name}>
          {name}
        </Tag>
      ))}
    </Flex>
  );
}

/** 个人中心: the data of the signed-in user. */
export default function ProfilePage() {
  const { name, username, id, orgId, avatar, roles, permissions } = useAppSelector(selectUser);
  const isGroupUser = useAppSelector(selectIsGroupUser);
  return (
    <Card variant="borderless">
      <Flex align="center" gap="middle" className={styles.head}>
        <Avatar source={avatar} size={72} />
        <h1 className="page-title">{name}</h1>
      </Flex>
      <Descriptions
        column={1}
        items={[
          { label: '用户名', children: username || '未提供' },
          { label: '用户编号', children: id || '未提供' },
          { label: '所属组织编号', children: orgId || '未提供' },
          { label: '用户类别', children: isGroupUser ? '集团用户' : '非集团用户' },
          { label: '角色', children: <Names names={roles} /> },
          { label: '权限', children: <Names names={permissions} /> },
        ]}
      />
    </Card>
  );
}
