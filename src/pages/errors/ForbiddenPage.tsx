import { useNavigate } from 'react-router-dom';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/** /403: the server refused what the user asked for. */
export function ForbiddenPage() {
  const navigate = useNavigate();
  return (
    <main>
      <StatusPage
        code="403"
        title="没有访问权限"
        text="当前账号没有此操作的权限，如有需要请联系管理员。"
        actions={[
          { label: '返回首页', onClick: () => void navigate('/') },
          { label: '返回上一页', onClick: () => void navigate(-1) },
        ]}
      />
    </main>
  );
}
