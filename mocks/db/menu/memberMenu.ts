import type { RouteRecord } from './RouteRecord';
import { makePartyMenuEntry } from './entries';

/** The values that RuoYi sends for empty fields. */
const RUOYI = { noCache: false, link: null };

/** 党员管理, in RuoYi's dialect. */
export const memberMenu: RouteRecord = {
  name: 'Member',
  path: '/member',
  hidden: false,
  redirect: 'noRedirect',
  component: 'Layout',
  alwaysShow: true,
  meta: { title: '党员管理', icon: 'user', ...RUOYI },
  children: [
    makePartyMenuEntry('roster', '党员名册', 'member', { icon: 'profile', ...RUOYI }),
    makePartyMenuEntry('develop', '发展党员', 'develop', { icon: 'solution', ...RUOYI }),
    makePartyMenuEntry('transfer', '组织关系转接', 'transfer', { icon: 'swap', ...RUOYI }),
  ],
};
