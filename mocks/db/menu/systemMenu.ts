import type { RouteRecord } from '@/features/access/api/routes';
import { makeFrameMenuEntry } from './entries';

/** 系统管理, in RuoYi's dialect. */
export const systemMenu: RouteRecord = {
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
      ...makeFrameMenuEntry('notice', '通知公告', 'notices', { icon: 'bell', noCache: true }),
      permissions: ['system:notice:list'],
    },
    makeFrameMenuEntry('log', '操作日志', 'log', { icon: 'log', noCache: false, guard: 'system:log:list' }),
  ],
};
