import type { RouteRecord } from './RouteRecord';
import { makeDictMenuEntry, makeFrameMenuEntry } from './entries';

/** 组织生活; one of its pages needs a permission, another one is for the administrator only. */
export const partyLifeMenu: RouteRecord = {
  path: '/life',
  name: 'PartyLife',
  redirect: '/life/meeting',
  meta: { title: '组织生活', icon: 'calendar' },
  children: [
    makeFrameMenuEntry('meeting', '三会一课', 'meetings', { icon: 'message', badge: '3' }),
    makeFrameMenuEntry('day', '主题党日', 'theme-days', { icon: 'flag' }),
    makeDictMenuEntry('meeting-type', '会议类型', 'meeting_type', { icon: 'dict' }),
    {
      ...makeDictMenuEntry('grade', '评议等次', 'review_grade', { icon: 'audit' }),
      permissions: ['party:appraisal:list'],
    },
    makeDictMenuEntry('activity', '活动类型', 'activity_type', {
      icon: 'safety',
      guard: 'party:activity:list',
      dot: true,
    }),
  ],
};
