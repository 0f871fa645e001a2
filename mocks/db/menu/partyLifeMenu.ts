import type { RouteAnswer } from '@/features/access/api/routes';

/** 组织生活; one of its pages needs a permission, one a guard that only the administrator passes. */
export const partyLifeMenu: RouteAnswer = {
  path: '/life',
  name: 'PartyLife',
  redirect: '/life/meeting',
  meta: { title: '组织生活', icon: 'calendar' },
  children: [
    {
      path: 'meeting',
      name: 'Meeting',
      component: 'life/MeetingPage',
      meta: { title: '三会一课', icon: 'message', badge: '3' },
    },
    {
      path: 'meeting/form',
      name: 'MeetingForm',
      component: 'life/MeetingFormPage',
      permissions: ['party:life:add'],
      meta: { title: '会议记录填报', hidden: true, activeMenu: '/life/meeting', noKeepAlive: true },
    },
    { path: 'day', name: 'ThemeDay', component: 'life/ThemeDayPage', meta: { title: '主题党日', icon: 'flag' } },
    {
      path: 'review',
      name: 'LifeReview',
      component: 'life/LifeReviewPage',
      meta: { title: '组织生活会', icon: 'team' },
    },
    {
      path: 'appraisal',
      name: 'Appraisal',
      component: 'life/AppraisalPage',
      permissions: ['party:appraisal:list'],
      meta: { title: '民主评议', icon: 'audit' },
    },
    {
      path: 'supervision',
      name: 'Supervision',
      component: 'life/SupervisionPage',
      meta: { title: '督查督办', icon: 'safety', guard: 'party:supervision:list', dot: true },
    },
  ],
};
