import type { RouteAnswer } from '@/features/access/api/routes';

/** 党费管理; its own crumb would only repeat that of its pages. */
const feeMenu: RouteAnswer = {
  path: '/fee',
  name: 'Fee',
  meta: { title: '党费管理', icon: 'tool', breadcrumbHidden: true },
  children: [
    { path: 'payment', name: 'FeePayment', component: 'fee/PaymentPage', meta: { title: '党费缴纳', icon: 'audit' } },
    {
      path: 'statistics',
      name: 'FeeStatistics',
      component: 'fee/StatisticsPage',
      meta: { title: '党费统计', icon: 'bar-chart', tabHidden: true },
    },
  ],
};

/** A group that is not shown itself: its pages stand in its place. */
const studyMenu: RouteAnswer = {
  path: '/study',
  name: 'Study',
  meta: { title: '学习教育', icon: 'read', levelHidden: true },
  children: [
    {
      path: 'course',
      name: 'Course',
      component: 'study/CoursePage',
      meta: { title: '学习教育', icon: 'torch', isCustomSvg: true },
    },
    { path: 'library', name: 'Library', component: 'study/LibraryPage', meta: { title: '学习资料', icon: 'book' } },
  ],
};

/** RuoYi's way of writing a node for a page alone on the top level. */
const assessmentMenu: RouteAnswer = {
  path: '/',
  hidden: false,
  component: 'Layout',
  children: [
    {
      name: 'Assessment',
      path: 'assessment',
      hidden: false,
      component: 'assessment/AssessmentPage',
      query: '{"year":"2025"}',
      meta: { title: '考核评价', icon: 'dashboard', noCache: false, link: null },
    },
  ],
};

/** Groups whose pages are not part of the product yet (spec.md section 1). */
export const businessMenus: readonly RouteAnswer[] = [feeMenu, studyMenu, assessmentMenu];
