import { useNavigate } from 'react-router-dom';
import { StatusPage } from '@/ui/statusPage/StatusPage';
import { ABSENT_PAGES } from './absentPages';

interface Props {
  /** As the server sends it. */
  component: string;
  /** Without what differs between servers, such as folder and ending. */
  plainName: string;
}

/** Shown if the app does not have the component of a route (§12.4). */
export default function MissingComponentPage({ component, plainName }: Props) {
  const navigate = useNavigate();
  const absent = Object.hasOwn(ABSENT_PAGES, plainName) ? ABSENT_PAGES[plainName] : undefined;
  return (
    <StatusPage
      title={absent ? `本系统没有“${absent.name}”` : '页面组件不存在'}
      text={
        absent
          ? `“${absent.name}”用于${absent.purpose}，是后端自带菜单中的功能，本系统不提供，请在原管理端使用，或请管理员从菜单中移除（${component}）。`
          : `菜单指向的页面组件“${component}”在当前版本中不存在，请联系管理员检查菜单配置。`
      }
      actions={[{ label: '返回首页', onClick: () => void navigate('/') }]}
    />
  );
}
