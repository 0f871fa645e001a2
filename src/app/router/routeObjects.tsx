import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { ForbiddenPage, NotFoundPage } from '@/pages/errors/errorPages';
import { LoginPage } from '@/pages/login/LoginPage';
import { defaultChild } from '@/state/routes/defaultChild';
import { emptyMeta } from '@/state/routes/parseMeta';
import { type RouteHandle, type RouteNode, walkRoutes } from '@/state/routes/RouteNode';
import { GuardedRoot } from './GuardedRoot';
import { PageBoundary } from './PageBoundary';
import { Redirect } from './Redirect';
import { RoutePage } from './RoutePage';
import { ShellPart } from './ShellPart';

const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

/**
 * A route of the shell. External links have no route. A group redirects to its default child. Pages have no element
 * here: the shell renders them itself and keeps them alive.
 */
function shellRoute(node: RouteNode, ancestors: readonly RouteNode[]): RouteObject[] {
  if (node.target.type === 'link') return [];
  const path = { path: node.path, caseSensitive: true };
  const next = defaultChild(node, appConfig.openFirstMenu);
  if (next !== '') return [{ ...path, element: <Redirect to={next} />, ...titled(node.meta.title) }];
  if (node.target.type === 'group') return [];
  const handle: RouteHandle = { title: node.meta.title, node, ancestors };
  return [{ ...path, element: null, handle }];
}

/** The error pages, as hidden pages of the shell: menu, tabs and search stay within reach. */
const ERROR_PAGES = [
  { path: '/403', title: '没有访问权限', Page: ForbiddenPage },
  { path: '/404', title: '页面不存在', Page: NotFoundPage },
].map(({ path, title, Page }) => ({ path, title, element: <Page title={title} /> }));

const errorNode = (path: string, title: string): RouteNode => ({
  path,
  name: path.slice(1),
  target: { type: 'page', component: '' },
  redirect: '',
  query: {},
  children: [],
  meta: { ...emptyMeta, title, hidden: true, noKeepAlive: true },
});

/** The routes of the application (§2.1 to §2.7). */
export function routeObjects(nodes: readonly RouteNode[]): RouteObject[] {
  // Without routes there is no shell: nobody is signed in.
  const hasShell = nodes.length > 0;
  const all = [...walkRoutes(nodes)];
  const pages = new Map<string, ReactElement>(
    all.map(([node]) => [node.path, <RoutePage key={node.path} node={node} />]),
  );
  if (hasShell) for (const { path, element } of ERROR_PAGES) pages.set(path, element);
  const shell = (
    <PageBoundary>
      <ShellPart pages={pages} />
    </PageBoundary>
  );
  return [
    {
      element: <GuardedRoot />,
      children: [
        { path: '/login', element: <LoginPage />, ...titled('登录') },
        ...(hasShell
          ? []
          : ERROR_PAGES.map(({ path, title, element }) => ({
              path,
              element: <main>{element}</main>,
              ...titled(title),
            }))),
        { path: '/', element: <Redirect to="/workbench" /> },
        {
          element: shell,
          children: [
            ...all.flatMap(([node, ancestors]) => shellRoute(node, ancestors)),
            ...(hasShell ? ERROR_PAGES.flatMap(({ path, title }) => shellRoute(errorNode(path, title), [])) : []),
          ],
        },
        { path: '*', element: <Redirect to="/404" /> },
      ],
    },
  ];
}
