import { Card, Segmented } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useRouteMatch } from '@/state/routes/routeMatch';
import { fixedFields } from '../model/fixedFields';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { registerResource } from '../model/resourceRegistry';
import { ResourcePanel } from './ResourcePanel';
import styles from './resourcePage.module.css';
import { useListQuery } from './query/useListQuery';
import { usePermitted } from './usePermitted';
import type { NameOf } from '../model/FieldBase';
import { keyOf, type Resource, titleOf } from '../model/Resource';

const NO_QUERY = {};

/** The description of a page with what its entry in the menu fixes. */
function useFixedByMenu(resource: Resource) {
  const { query = NO_QUERY } = useRouteMatch()?.node ?? {};
  return useMemo(() => fixedFields(resource, query), [resource, query]);
}
const SummaryPanel = lazyWithRetry(() => import('./summary/SummaryPanel'));

/** The parameter of the address that says which view is shown. */
const VIEW = 'view';
const SUMMARY = 'summary';
const VIEWS = [
  { value: '', label: '列表' },
  { value: SUMMARY, label: '汇总' },
];

/** A page of administration, from its description (CONTRIBUTING.md). */
function ResourcePage({ described }: { described: Resource }) {
  const [resource, scope] = useFixedByMenu(usePermitted(described));
  const list = useListQuery(resource, 'page');
  const { Side, pivot } = resource;
  const views = pivot && (
    <Segmented
      aria-label="显示方式"
      options={VIEWS}
      value={list.view(VIEW) === SUMMARY ? SUMMARY : ''}
      onChange={(next) => list.setView({ [VIEW]: next })}
    />
  );
  const panel = (
    <Card variant="borderless" role="region" aria-label={titleOf(resource)} className={styles.main}>
      <h1 className={styles.title}>{titleOf(resource)}</h1>
      {pivot && list.view(VIEW) === SUMMARY ? (
        <SummaryPanel resource={resource} pivot={pivot} list={list} scope={scope} views={views} />
      ) : (
        <ResourcePanel resource={resource} list={list} scope={scope} views={views} />
      )}
    </Card>
  );
  if (!Side) return panel;
  return (
    <div className={styles.page}>
      <Side
        filters={list.query.filters}
        onFilter={(changed) => {
          const filters = Object.entries({ ...list.query.filters, ...changed }).filter(([, value]) => value !== '');
          list.change({ filters: Object.fromEntries(filters), pageNum: 1 });
        }}
      />
      {panel}
    </div>
  );
}

/**
 * Registers a description; returns its page, for the page's file to export. With an interface of the record,
 * `resourcePage<Post>({ … })`, the names in it are checked.
 */
export function resourcePage<R = ServerRecord>(description: Resource<NameOf<NoInfer<R>>>): () => ReactNode;
export function resourcePage(resource: Resource) {
  registerResource(resource);
  resource.rows?.forEach(({ of, by }) => registerResource(of, typeof by === 'string' ? by : undefined));
  resource.tools?.forEach(({ rows }) => rows && keyOf(rows.of) !== keyOf(resource) && registerResource(rows.of));
  if (resource.steps) registerResource(resource.steps.of, resource.id);
  return function PageOfResource() {
    return <ResourcePage described={resource} />;
  };
}
