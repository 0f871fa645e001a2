import type { RouteObject } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { ForbiddenPage, NotFoundPage } from '@/pages/errors/errorPages';
import { LoginPage } from '@/pages/login/LoginPage';
import { defaultChild } from '@/state/routes/defaultChild';
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

/** The routes of the application (specification, section 2, "Static routes"). */
export function routeObjects(nodes: readonly RouteNode[]): RouteObject[] {
  const all = [...walkRoutes(nodes)];
  const pages = new Map(all.map(([node]) => [node.path, <RoutePage key={node.path} node={node} />]));
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
        { path: '/403', element: <ForbiddenPage />, ...titled('403') },
        { path: '/404', element: <NotFoundPage />, ...titled('404') },
        { path: '/', element: <Redirect to="/workbench" /> },
        { element: shell, children: all.flatMap(([node, ancestors]) => shellRoute(node, ancestors)) },
        { path: '*', element: <Redirect to="/404" /> },
      ],
    },
  ];
}
