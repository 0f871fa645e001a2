import type { RouteRecord } from './RouteRecord';
import { makePartyMenuEntry } from './entries';

/** 组织建设 */
export const organisationMenu: RouteRecord = {
  path: '/organisation',
  name: 'Organisation',
  meta: { title: '组织建设', icon: 'apartment' },
  children: [
    makePartyMenuEntry('org', '党组织', 'org', { icon: 'solution' }),
    makePartyMenuEntry('post', '任职', 'post', { icon: 'idcard' }),
  ],
};
