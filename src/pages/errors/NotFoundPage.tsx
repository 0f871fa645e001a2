import { useNavigate } from 'react-router-dom';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/** /404: there is no such page, or not for this user. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <main>
      <StatusPage
        code="404"
        title="页面不存在"
        text="您访问的页面不存在，或者当前账号看不到它。请检查地址，或从首页重新进入。"
        actions={[{ label: '返回首页', onClick: () => void navigate('/') }]}
      />
    </main>
  );
}
