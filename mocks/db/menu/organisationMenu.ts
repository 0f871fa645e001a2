import type { RouteRecord } from '@/features/access/api/routes';
import { UNITS } from '../units';
import { dictEntry, frameEntry } from './entries';

/** 组织管理, in the specification's dialect. */
export const organisationMenu: RouteRecord = {
  path: '/organisation',
  name: 'Organisation',
  redirect: '/organisation/branch',
  meta: { title: '组织管理', icon: 'team' },
  children: [
    dictEntry('/organisation/branch', '党组织类别', 'party_org_type', { icon: 'flag' }),
    frameEntry('group', '党小组管理', 'groups', { icon: 'team' }),
    dictEntry('post', '党内职务', 'party_post', { icon: 'schedule' }),
    dictEntry('star', '支部星级', 'branch_star', { icon: 'star' }),
    {
      path: 'unit',
      name: 'Unit',
      meta: { title: '基层单位', icon: 'anchor', isCustomSvg: true },
      // More units than a submenu shows at once, so that its scrolling can be seen.
      children: UNITS.map((title, index) => frameEntry(`unit-${index + 1}`, title, `unit-${index + 1}`)),
    },
  ],
};
