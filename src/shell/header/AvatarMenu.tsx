import { CompassOutlined, DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/features/access/signOut';
import { restartShellTour } from '@/features/tour/shellTour';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import styles from './Header.module.css';

/** Who is signed in, with the way to the personal centre and out (spec.md section 2). */
export function AvatarMenu() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { name, avatar } = useAppSelector(selectUser);
  const items = [
    { key: 'profile', icon: <UserOutlined />, label: '个人中心', onClick: () => void navigate('/profile') },
    { key: 'tour', icon: <CompassOutlined />, label: '使用引导', onClick: restartShellTour },
    { type: 'divider' as const },
    { key: 'signOut', icon: <LogoutOutlined />, label: '退出登录', onClick: () => void dispatch(signOut()) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button
        type="button"
        className={styles['user']}
        data-tour="account"
        aria-haspopup="menu"
        aria-label={`账号：${name}`}
      >
        <Avatar source={avatar} size={32} />
        <span className={styles['name']}>{name}</span>
        <DownOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
