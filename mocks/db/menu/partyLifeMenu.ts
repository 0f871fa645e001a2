import type { RouteRecord } from './RouteRecord';
import { makeDictMenuEntry, makeFrameMenuEntry, makePartyMenuEntry } from './entries';

/** The page of meetings with their kind fixed. */
const ofType = (path: string, name: string, title: string, meetingType: string, icon: string): RouteRecord => ({
  ...makePartyMenuEntry(path, title, 'meeting', { icon }),
  name,
  query: JSON.stringify({ meetingType }),
});

/** 组织生活; one of its pages needs a permission, another one is for the administrator only. */
export const partyLifeMenu: RouteRecord = {
  path: '/life',
  name: 'PartyLife',
  redirect: '/life/meeting',
  meta: { title: '组织生活', icon: 'calendar' },
  children: [
    makePartyMenuEntry('record', '组织生活', 'meeting', { icon: 'calendar' }),
    ofType('theme-day', 'PartyThemeDay', '主题党日', '5', 'flag'),
    ofType('life-meeting', 'PartyLifeMeeting', '组织生活会', '6', 'message'),
    makePartyMenuEntry('attendance', '到会情况', 'attend', { icon: 'team' }),
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
