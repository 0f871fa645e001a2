import { CompassOutlined, DownOutlined, LogoutOutlined, SyncOutlined, UserOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { refreshAccess, signOut } from '@/features/access/session';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { Avatar } from '@/ui/avatar/Avatar';
import { useToast } from '@/ui/toast/toast';
import { useActiveDialog } from '../dialogs/ShellDialogs';
import styles from './Header.module.css';

export function AvatarMenu() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const { startTour } = useActiveDialog();
  const { name, avatar } = useAppSelector(selectUser);
  const refresh = async () => {
    try {
      await dispatch(refreshAccess());
      toast.success('菜单与权限已刷新');
    } catch {
      // The error has been reported.
    }
  };
  const actions = [
    { key: 'profile', icon: <UserOutlined />, label: '个人中心', onChoose: () => void navigate('/profile') },
    { key: 'tour', icon: <CompassOutlined />, label: '使用引导', onChoose: startTour },
    { key: 'refresh', icon: <SyncOutlined />, label: '刷新菜单与权限', onChoose: () => void refresh() },
    { key: 'signOut', icon: <LogoutOutlined />, label: '退出登录', onChoose: () => void dispatch(signOut()) },
  ];
  return (
    <MenuButton className={styles.user} data-tour="account" aria-label={`账号：${name}`} actions={actions}>
      <Avatar source={avatar} size={32} />
      <span className={styles.name}>{name}</span>
      <DownOutlined aria-hidden="true" />
    </MenuButton>
  );
}
