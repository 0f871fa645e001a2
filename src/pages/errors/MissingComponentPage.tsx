import { useNavigate } from 'react-router-dom';
import { ownValue } from '@/lib/ownValue';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/**
 * Pages that RuoYi's menu names and this product does not have, by the name without folder and ending of the file: what
 * they are called, and what they are for, in the middle of a sentence.
 */
const ABSENT_PAGES: Readonly<Record<string, readonly [name: string, purpose: string]>> = {
  'monitor/admin': ['Admin监控', '查看后端应用的运行状态和日志'],
  'monitor/xxljob': ['任务调度中心', '管理后端按计划执行的任务'],
  'monitor/snailjob': ['任务调度中心', '管理后端按计划执行的任务'],
  'monitor/druid': ['数据监控', '查看数据库连接池和 SQL 的运行情况'],
  'tool/gen': ['代码生成', '由数据表生成前后端代码，供开发人员使用'],
  'tool/gen/editTable': ['修改生成配置', '由数据表生成前后端代码，供开发人员使用'],
  'tool/build': ['表单构建', '拖拽生成表单代码，供开发人员使用'],
  'demo/demo': ['测试单表', '演示代码生成的结果，供开发人员使用'],
  'demo/tree': ['测试树表', '演示代码生成的结果，供开发人员使用'],
  'workflow/category': ['流程分类', '管理工作流'],
  'workflow/model': ['模型管理', '管理工作流'],
  'workflow/processDefinition': ['流程定义', '管理工作流'],
  'workflow/processInstance': ['流程实例', '管理工作流'],
  'workflow/formManage': ['表单管理', '管理工作流'],
  'workflow/leave': ['请假申请', '演示工作流'],
  'workflow/task/taskWaiting': ['我的待办', '办理工作流中的任务'],
  'workflow/task/taskFinish': ['我的已办', '办理工作流中的任务'],
  'workflow/task/taskCopyList': ['我的抄送', '办理工作流中的任务'],
  'workflow/task/allTaskWaiting': ['待办任务', '管理工作流中的任务'],
  'workflow/task/myDocument': ['我发起的', '办理工作流中的任务'],
  'tool/swagger': ['系统接口', '查看后端接口文档，供开发人员使用'],
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
  const [name, purpose] = ownValue(ABSENT_PAGES, plainName) ?? [];
  return (
    <StatusPage
      title={name ? `本系统没有“${name}”` : '页面组件不存在'}
      text={
        name
          ? `“${name}”用于${purpose}，是后端自带菜单中的功能，本系统不提供，请在原管理端使用，或请管理员从菜单中移除（${component}）。`
          : `菜单指向的页面组件“${component}”在当前版本中不存在，请联系管理员检查菜单配置。`
      }
      actions={[{ label: '返回首页', onClick: () => void navigate('/') }]}
    />
  );
}
