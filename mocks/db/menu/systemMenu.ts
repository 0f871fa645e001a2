import type { RouteAnswer } from '@/features/access/api/routes';

/** 系统管理, in RuoYi's dialect. */
export const systemMenu: RouteAnswer = {
  name: 'System',
  path: '/system',
  hidden: false,
  redirect: 'noRedirect',
  component: 'Layout',
  alwaysShow: true,
  meta: { title: '系统管理', icon: 'setting', noCache: false, link: null },
  children: [
    {
      name: 'Dict',
      path: 'dict',
      hidden: false,
      component: 'dict/DictPage',
      permissions: ['system:dict:list'],
      meta: { title: '字典管理', icon: 'book', noCache: false, link: null },
    },
    {
      name: 'Notice',
      path: 'notice',
      hidden: false,
      component: 'system/NoticePage',
      permissions: ['system:notice:list'],
      meta: { title: '通知公告', icon: 'bell', noCache: true, link: null },
    },
    {
      name: 'OperationLog',
      path: 'log',
      hidden: false,
      component: 'system/OperationLogPage',
      meta: { title: '操作日志', icon: 'audit', noCache: false, link: null, guard: 'system:log:list' },
    },
  ],
};
