import type { RouteAnswer } from '@/features/access/api/routes';

const UNITS =
  '集团机关 第一港埠公司 第二港埠公司 第三港埠公司 集装箱码头公司 油品码头公司 矿石码头公司 滚装码头公司 粮食码头公司 轮驳公司 ' +
  '铁路公司 外轮理货公司 港机修造公司 物流公司 信息中心 引航站 港口医院 客运总站 建设监理公司 职工培训中心';

/** One entry for each unit: more of them than a submenu shows without scrolling. */
const unitEntries: RouteAnswer[] = UNITS.split(' ').map((title, index) => ({
  path: `unit-${index + 1}`,
  name: `Unit${index + 1}`,
  component: 'organisation/UnitPage',
  meta: { title },
}));

/** 组织管理, in the specification's dialect. */
export const organisationMenu: RouteAnswer = {
  path: '/organisation',
  name: 'Organisation',
  redirect: '/organisation/branch',
  meta: { title: '组织管理', icon: 'team' },
  children: [
    {
      path: '/organisation/branch',
      name: 'Branch',
      component: 'organisation/BranchPage',
      meta: { title: '党支部管理', icon: 'flag', badge: '186' },
    },
    {
      path: 'branch/:id',
      name: 'BranchDetail',
      component: 'organisation/BranchDetailPage',
      meta: { title: '党支部详情', hidden: true, activeMenu: '/organisation/branch', dynamicNewTab: true },
    },
    {
      path: 'group',
      name: 'PartyGroup',
      component: 'organisation/PartyGroupPage',
      meta: { title: '党小组管理', icon: 'solution' },
    },
    {
      path: 'election',
      name: 'Election',
      component: 'organisation/ElectionPage',
      meta: { title: '换届选举', icon: 'schedule', dot: true },
    },
    {
      path: 'unit',
      name: 'Unit',
      meta: { title: '基层单位', icon: 'anchor', isCustomSvg: true },
      children: unitEntries,
    },
  ],
};
