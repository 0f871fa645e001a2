import {
  CompassOutlined,
  DownOutlined,
  LockOutlined,
  LogoutOutlined,
  SyncOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { refreshAccess, signOut } from '@/features/access/session';
import { hasUnsavedInput } from '@/lib/storage/stored';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { lockChanged, selectCanLock, selectUser } from '@/state/user/userSlice';
import { MenuButton, type MenuAction } from '@/ui/actionMenu/MenuButton';
import { Avatar } from '@/ui/avatar/Avatar';
import { useSignOutConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useToast } from '@/ui/toast/useToast';
import { useShellDialogs } from '../dialogs/ShellDialogsProvider';
import styles from './Header.module.css';

/** A component of its own, because `useNavigate` renders its component after each navigation. */
const AccountButton = memo(function AccountButton({ actions }: { actions: readonly MenuAction[] }) {
  const { name, avatar } = useAppSelector(selectUser);
  return (
    <MenuButton className={styles.user} data-tour="account" aria-label={`账号：${name}`} actions={actions}>
      <Avatar source={avatar} size={32} />
      <span className={styles.name}>{name}</span>
      <DownOutlined aria-hidden="true" />
    </MenuButton>
  );
});

export function AvatarMenu() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const maySignOut = useSignOutConfirm();
  const userId = useAppSelector(selectUser).id;
  const { startTour } = useShellDialogs();
  const canLock = useAppSelector(selectCanLock);
  const actions = useMemo(() => {
    const refresh = async () => {
      try {
        await dispatch(refreshAccess());
        toast.success('菜单与权限已刷新');
      } catch {
        // The error has been reported.
      }
    };
    const leave = async () => {
      if (await maySignOut(hasUnsavedInput(userId))) dispatch(signOut());
    };
    return [
      { key: 'profile', icon: <UserOutlined />, label: '个人中心', onChoose: () => void navigate('/profile') },
      { key: 'refresh', icon: <SyncOutlined />, label: '刷新菜单与权限', onChoose: () => void refresh() },
      { key: 'tour', icon: <CompassOutlined />, label: '使用引导', onChoose: startTour },
      ...(canLock
        ? [{ key: 'lock', icon: <LockOutlined />, label: '锁定屏幕', onChoose: () => dispatch(lockChanged(true)) }]
        : []),
      { key: 'signOut', icon: <LogoutOutlined />, label: '退出登录', onChoose: () => void leave() },
    ];
  }, [dispatch, navigate, toast, maySignOut, userId, startTour, canLock]);
  return <AccountButton actions={actions} />;
}
