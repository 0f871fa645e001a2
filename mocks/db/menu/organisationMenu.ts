import { UNITS } from '../units';
import type { RouteRecord } from './RouteRecord';
import { makeDictMenuEntry, makeFrameMenuEntry } from './entries';

/** 组织管理, in the specification's dialect. */
export const organisationMenu: RouteRecord = {
  path: '/organisation',
  name: 'Organisation',
  redirect: '/organisation/branch',
  meta: { title: '组织管理', icon: 'team' },
  children: [
    makeDictMenuEntry('/organisation/branch', '党组织类别', 'party_org_type', { icon: 'flag' }),
    makeFrameMenuEntry('group', '党小组管理', 'groups', { icon: 'team' }),
    makeDictMenuEntry('post', '党内职务', 'party_post', { icon: 'schedule' }),
    makeDictMenuEntry('star', '支部星级', 'branch_star', { icon: 'star' }),
    {
      path: 'unit',
      name: 'Unit',
      meta: { title: '基层单位', icon: 'anchor', isCustomSvg: true },
      // More units than a submenu shows at once, so that its scrolling can be seen.
      children: UNITS.map((title, index) => makeFrameMenuEntry(`unit-${index + 1}`, title, `unit-${index + 1}`)),
    },
  ],
};
