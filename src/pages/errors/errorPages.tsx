import { useNavigate } from 'react-router-dom';
import { StatusPage } from '@/ui/statusPage/StatusPage';

interface Props {
  title: string;
}

/** /403: the server refused a request. */
export function ForbiddenPage({ title }: Props) {
  const navigate = useNavigate();
  return (
    <StatusPage
      code="403"
      title={title}
      text="当前账号没有此操作的权限，如有需要请联系管理员。"
      actions={[
        { label: '返回首页', onClick: () => void navigate('/') },
        { label: '返回上一页', onClick: () => void navigate(-1) },
      ]}
    />
  );
}

/** /404: no such page, or not for this user. */
export function NotFoundPage({ title }: Props) {
  const navigate = useNavigate();
  return (
    <StatusPage
      code="404"
      title={title}
      text="您访问的页面不存在，或者当前账号看不到它。请检查地址，或从首页重新进入。"
      actions={[{ label: '返回首页', onClick: () => void navigate('/') }]}
    />
  );
}
