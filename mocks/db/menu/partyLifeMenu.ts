import type { RouteRecord } from './RouteRecord';
import { makePartyMenuEntry } from './entries';

/** The page of meetings with their kind fixed. */
const ofType = (path: string, name: string, title: string, meetingType: string, icon: string): RouteRecord => ({
  ...makePartyMenuEntry(path, title, 'meeting', { icon }),
  name,
  query: JSON.stringify({ meetingType }),
});

/** 组织生活, in the specification's dialect. */
export const partyLifeMenu: RouteRecord = {
  path: '/life',
  name: 'PartyLife',
  redirect: 'noRedirect',
  meta: { title: '组织生活', icon: 'calendar' },
  children: [
    makePartyMenuEntry('meeting', '组织生活', 'meeting', { icon: 'calendar' }),
    ofType('day', 'PartyThemeDay', '主题党日', '5', 'flag'),
    ofType('life-meeting', 'PartyLifeMeeting', '组织生活会', '6', 'message'),
    makePartyMenuEntry('attendance', '到会情况', 'attend', { icon: 'team' }),
    makePartyMenuEntry('review', '民主评议', 'review', { icon: 'audit' }),
    makePartyMenuEntry('talk', '谈心谈话', 'talk', { icon: 'comment' }),
  ],
};
