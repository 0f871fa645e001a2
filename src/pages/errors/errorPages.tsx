import { useNavigate } from 'react-router-dom';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/** A page of the router that says why there is nothing to see; `goesBack`: with a button to the page before it. */
const errorPage = (code: string, text: string, goesBack = false) =>
  function ErrorPage({ title }: { title: string }) {
    const navigate = useNavigate();
    const home = { label: '返回首页', onClick: () => void navigate('/') };
    const back = { label: '返回上一页', onClick: () => void navigate(-1) };
    return <StatusPage code={code} title={title} text={text} actions={goesBack ? [home, back] : [home]} />;
  };

/** /403: the server refused a request. */
export const ForbiddenPage = errorPage('403', '当前账号没有此操作的权限，如有需要请联系管理员。', true);

/** /404: no such page, or not for this user. */
export const NotFoundPage = errorPage(
  '404',
  '您访问的页面不存在，或者当前账号看不到它。请检查地址，或从首页重新进入。',
);
