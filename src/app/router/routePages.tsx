import { createElement, type ComponentType, useEffect } from 'react';
import { appConfig } from '@/config/appConfig';
import { FORBIDDEN, NOT_FOUND } from '@/config/paths';
import { ForbiddenPage, NotFoundPage } from '@/pages/errors/errorPages';
import type { RouteNode } from '@/state/routes/routeTree';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { PageSkeleton } from '@/ui/loading/loadingViews';
import { PageErrorBoundary } from './PageErrorBoundary';
import { normalPageName, pageNameOf, resolvePageName } from './resolvePageName';
import { holdProgress } from '@/lib/progressBar';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';

/** Shown while the code of a page is loading, with the progress bar. */
function PageLoading() {
  const { showProgressBar } = useAppSelector(selectSettings).theme;
  useEffect(() => (showProgressBar ? holdProgress() : undefined), [showProgressBar]);
  return <PageSkeleton text={appConfig.loadingText} />;
}

type PageModule = { default: ComponentType };

const FILES = import.meta.glob<PageModule>(['../../pages/**/*Page.tsx', '!../../pages/{login,errors,frame}/**']);

/** By name: `workbench/WorkbenchPage` is the component of a route. */
const pages = new Map(
  Object.entries(FILES).map(([file, load]) => {
    const Page = lazyWithRetry(load, PageLoading);
    return [pageNameOf(file), { element: createElement(Page), preload: Page.preload }];
  }),
);

/** The name of the page for the `component` of a route; `undefined` if there is none. */
export const pageNamed = (component: string) => resolvePageName(component, pages, appConfig.pageAliases);

/** The same page, and what loads its code. */
export const findPage = (component: string) => pages.get(pageNamed(component) ?? '');

const FramePage = lazyWithRetry(() => import('@/pages/frame/FramePage'), PageLoading);
const MissingComponentPage = lazyWithRetry(() => import('@/pages/errors/MissingComponentPage'), PageLoading);

function PageContent({ node }: { node: RouteNode }) {
  const { target, meta } = node;
  if (node.path === FORBIDDEN) return <ForbiddenPage title={meta.title} />;
  if (node.path === NOT_FOUND) return <NotFoundPage title={meta.title} />;
  if (target.type === 'frame') return <FramePage url={target.url} title={meta.title} />;
  const component = target.type === 'page' ? target.component : node.name;
  return (
    findPage(component)?.element ?? <MissingComponentPage component={component} plainName={normalPageName(component)} />
  );
}

export function RoutePage({ node }: { node: RouteNode }) {
  return (
    <PageErrorBoundary>
      <PageContent node={node} />
    </PageErrorBoundary>
  );
}
