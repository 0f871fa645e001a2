import type { RouteAnswer } from '@/features/access/api/routes';

/** 党员管理, in RuoYi's dialect, three levels deep. */
export const memberMenu: RouteAnswer = {
  name: 'Member',
  path: '/member',
  hidden: false,
  redirect: 'noRedirect',
  component: 'Layout',
  alwaysShow: true,
  meta: { title: '党员管理', icon: 'user', noCache: false, link: null },
  children: [
    {
      name: 'Roster',
      path: 'roster',
      hidden: false,
      component: 'member/RosterPage',
      meta: { title: '党员名册', icon: 'profile', noCache: false, link: null },
    },
    {
      name: 'RosterDetail',
      path: 'roster/detail/:id',
      hidden: true,
      component: 'member/RosterDetailPage',
      meta: { title: '党员详情', activeMenu: '/member/roster', noCache: true, link: null },
    },
    {
      name: 'Develop',
      path: 'develop',
      hidden: false,
      redirect: 'noRedirect',
      component: 'ParentView',
      alwaysShow: true,
      meta: { title: '发展党员', icon: 'solution', noCache: false, link: null, badge: 'New' },
      children: [
        {
          name: 'Applicant',
          path: 'applicant',
          hidden: false,
          component: 'member/DevelopPage',
          query: '{"stage":"1"}',
          meta: { title: '入党申请人', icon: '#', noCache: false, link: null },
        },
        {
          name: 'Activist',
          path: 'activist',
          hidden: false,
          component: 'member/DevelopPage',
          query: '{"stage":"2"}',
          meta: { title: '入党积极分子', icon: '#', noCache: false, link: null },
        },
        {
          name: 'Candidate',
          path: 'candidate',
          hidden: false,
          component: 'member/DevelopPage',
          query: '{"stage":"3"}',
          meta: { title: '发展对象', icon: '#', noCache: false, link: null },
        },
        {
          name: 'Probationary',
          path: 'probationary',
          hidden: false,
          component: 'member/DevelopPage',
          query: '{"stage":"4"}',
          meta: { title: '预备党员', icon: '#', noCache: true, link: null },
        },
      ],
    },
  ],
};
