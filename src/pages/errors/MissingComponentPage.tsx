import { Button, Result } from 'antd';
import { useNavigate } from 'react-router-dom';

/** Shown if the app does not have the component of a route (specification, section 12). */
export default function MissingComponentPage({ component }: { component: string }) {
  const navigate = useNavigate();
  return (
    <div role="alert">
      <Result
        status="warning"
        title={
          <span role="heading" aria-level={1}>
            页面组件不存在
          </span>
        }
        subTitle={`菜单指向的页面组件“${component}”在当前版本中不存在，请联系管理员检查菜单配置。`}
        extra={
          <Button type="primary" onClick={() => void navigate('/')}>
            返回首页
          </Button>
        }
      />
    </div>
  );
}
