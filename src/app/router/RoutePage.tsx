import { PageLoading } from '@/shell/page/PageLoading';
import type { RouteNode } from '@/state/routes/RouteNode';
import { PageBoundary } from './PageBoundary';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { findPage } from './findPage';
import { normalPageName } from './resolvePageName';

const FramePage = lazyWithFallback(() => import('@/pages/frame/FramePage'), PageLoading);
const MissingComponentPage = lazyWithFallback(() => import('@/pages/errors/MissingComponentPage'), PageLoading);

function PageContent({ node }: { node: RouteNode }) {
  const { target, meta } = node;
  if (target.type === 'frame') return <FramePage url={target.url} title={meta.title} />;
  const component = target.type === 'page' ? target.component : node.name;
  return (
    findPage(component)?.element ?? <MissingComponentPage component={component} plainName={normalPageName(component)} />
  );
}

export function RoutePage({ node }: { node: RouteNode }) {
  return (
    <PageBoundary>
      <PageContent node={node} />
    </PageBoundary>
  );
}
