import type { RouteRecord } from './RouteRecord';
import { makePartyMenuEntry } from './entries';

/** 党费管理, not shown in breadcrumbs, where it would repeat the titles of its pages. */
export const feeMenu: RouteRecord = {
  path: '/fee',
  name: 'Fee',
  meta: { title: '党费管理', icon: 'bar-chart', breadcrumbHidden: true },
  children: [
    makePartyMenuEntry('standard', '党费标准', 'standard', { icon: 'audit' }),
    makePartyMenuEntry('record', '党费记录', 'fee', { icon: 'bar-chart' }),
    makePartyMenuEntry('remit', '党费上缴', 'remit', { icon: 'form' }),
  ],
};
