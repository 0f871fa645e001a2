import type { RouteRecord } from './RouteRecord';
import { makeDictMenuEntry, makePartyMenuEntry } from './entries';

/** The values that RuoYi sends for empty fields. */
const RUOYI = { noCache: false, link: null };

/** 党员管理, in RuoYi's dialect, three levels deep. */
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
    makeDictMenuEntry('type', '党员类别', 'member_type', { icon: 'tree-table', ...RUOYI }),
    makeDictMenuEntry('state', '党籍状态', 'member_state', { icon: 'validCode', ...RUOYI }),
    {
      name: 'Develop',
      path: 'develop',
      hidden: false,
      redirect: 'noRedirect',
      component: 'ParentView',
      alwaysShow: true,
      meta: { title: '发展党员', icon: 'solution', badge: '新', ...RUOYI },
      children: [
        makeDictMenuEntry('stage', '发展阶段', 'develop_stage', { icon: '#', ...RUOYI }),
        makeDictMenuEntry('political', '政治面貌', 'political_status', { icon: '#', ...RUOYI }),
        makeDictMenuEntry('education', '学历', 'education', { icon: '#', ...RUOYI }),
        makeDictMenuEntry('nation', '民族', 'nation', { icon: '#', ...RUOYI }),
      ],
    },
  ],
};
