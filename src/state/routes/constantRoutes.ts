import type { RouteNode } from './RouteNode';
import { emptyMeta } from './parseMeta';

const page = (path: string, name: string, component: string, meta: Partial<RouteNode['meta']>): RouteNode => ({
  path,
  name,
  target: { type: 'page', component },
  redirect: '',
  query: {},
  meta: { ...emptyMeta, ...meta },
  children: [],
});

/** The routes inside the shell that every signed-in user has (specification, section 2, "Static routes"). */
export const constantRoutes: readonly RouteNode[] = [
  page('/workbench', 'Workbench', 'workbench/WorkbenchPage', { title: '工作台', icon: 'home', noClosable: true }),
  page('/profile', 'Profile', 'profile/ProfilePage', { title: '个人中心', icon: 'user', hidden: true }),
];
