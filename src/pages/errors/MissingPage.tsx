import { useNavigate } from 'react-router-dom';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/** In place of a page whose component the app does not have (contract.md section 3). */
export function MissingPage({ component }: { component: string }) {
  const navigate = useNavigate();
  return (
    <StatusPage
      title="页面组件不存在"
      text={`菜单指向的页面组件“${component}”在当前版本中不存在，请联系管理员检查菜单配置。`}
      actions={[{ label: '返回首页', onClick: () => void navigate('/') }]}
    />
  );
}
