import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { PageLoading } from '@/shell/page/PageLoading';
import { readHandle, type RouteNode } from '@/state/routes/RouteNode';
import { Splash } from '@/ui/loading/Loading';
import { PageBoundary } from './PageBoundary';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { findPage } from './pageRegistry';

const FramePage = lazyWithFallback(() => import('@/pages/frame/FramePage'), PageLoading);
const MissingComponentPage = lazyWithFallback(() => import('@/pages/errors/MissingComponentPage'), PageLoading);

function PageContent({ node }: { node: RouteNode }) {
  const { target, meta } = node;
  if (target.type === 'frame') return <FramePage url={target.url} title={meta.title} />;
  const component = target.type === 'page' ? target.component : node.name;
  return findPage(component)?.element ?? <MissingComponentPage component={component} />;
}

export function RoutePage({ node }: { node: RouteNode }) {
  return (
    <PageBoundary>
      <PageContent node={node} />
    </PageBoundary>
  );
}

/** Shown while the shell is loading. The code of the page is loaded meanwhile, so that both can be shown together. */
export function ShellLoading() {
  const { node } = readHandle(useMatches());
  useEffect(() => {
    if (node?.target.type !== 'page') return;
    // If this fails, the page loads its code again when it is shown, and reports the error.
    findPage(node.target.component)
      ?.preload()
      .catch(() => undefined);
  }, [node]);
  return <Splash text={appConfig.loadingText} />;
}
