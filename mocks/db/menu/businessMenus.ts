import type { RouteRecord } from './RouteRecord';
import { makeFrameMenuEntry, makePartyMenuEntry } from './entries';

/** 党费管理, not shown in breadcrumbs, where it would repeat the titles of its pages. */
export const feeMenu: RouteRecord = {
  path: '/fee',
  name: 'Fee',
  meta: { title: '党费管理', icon: 'bar-chart', breadcrumbHidden: true },
  children: [
    makePartyMenuEntry('standard', '党费标准', 'standard', { icon: 'audit' }),
    makePartyMenuEntry('record', '党费记录', 'fee', { icon: 'bar-chart' }),
  ],
};

/** A group that is not shown; its pages are shown in its place. */
const studyMenu: RouteRecord = {
  path: '/study',
  name: 'Study',
  meta: { title: '学习教育', icon: 'read', levelHidden: true },
  children: [makeFrameMenuEntry('course', '学习计划', 'study', { icon: 'torch', isCustomSvg: true })],
};

/** A single page on the top level as RuoYi sends it: as the only child of a group without a title. */
const assessmentMenu: RouteRecord = {
  path: '/',
  hidden: false,
  component: 'Layout',
  children: [makeFrameMenuEntry('assessment', '考核评价', 'assessment', { icon: 'dashboard', noCache: false })],
};

/** The smaller business groups. */
export const businessMenus: readonly RouteRecord[] = [feeMenu, studyMenu, assessmentMenu];
