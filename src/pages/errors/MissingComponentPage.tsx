import { useNavigate } from 'react-router-dom';
import { ownValue } from '@/lib/ownValue';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/** What a page of another front end is for, in the middle of a sentence. */
interface AbsentPage {
  name: string;
  purpose: string;
}

/** Pages that RuoYi's menu names and this product does not have, by the name without folder and ending of the file. */
const ABSENT_PAGES: Readonly<Record<string, AbsentPage>> = {
  'monitor/job': { name: '定时任务', purpose: '管理后端按计划执行的任务' },
  'monitor/job/log': { name: '调度日志', purpose: '查看定时任务的执行记录' },
  'monitor/server': { name: '服务监控', purpose: '查看服务器的处理器、内存和磁盘' },
  'monitor/cache': { name: '缓存监控', purpose: '查看 Redis 的运行情况' },
  'monitor/cache/list': { name: '缓存列表', purpose: '查看和清理 Redis 中的缓存' },
  'monitor/druid': { name: '数据监控', purpose: '查看数据库连接池和 SQL 的运行情况' },
  'tool/gen': { name: '代码生成', purpose: '由数据表生成前后端代码，供开发人员使用' },
  'tool/gen/editTable': { name: '修改生成配置', purpose: '由数据表生成前后端代码，供开发人员使用' },
  'tool/build': { name: '表单构建', purpose: '拖拽生成表单代码，供开发人员使用' },
  'tool/swagger': { name: '系统接口', purpose: '查看后端接口文档，供开发人员使用' },
};

interface Props {
  /** As the server sends it. */
  component: string;
  /** Without what differs between servers, such as folder and ending. */
  plainName: string;
}

/** Shown if the app does not have the component of a route (§12.4). */
export default function MissingComponentPage({ component, plainName }: Props) {
  const navigate = useNavigate();
  const absent = ownValue(ABSENT_PAGES, plainName);
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
