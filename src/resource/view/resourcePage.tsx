import { Card } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppSelector } from '@/state/hooks';
import { selectRouteIndex } from '@/state/routes/routesSlice';
import { selectLivePages } from '@/state/tabs/tabsSlice';
import { fixedFields } from '../model/fixedFields';
import { registerResource } from '../model/resourceRegistry';
import { ResourcePanel } from './ResourcePanel';
import styles from './resourcePage.module.css';
import { useListQuery } from './query/useListQuery';
import { usePermitted } from './usePermitted';
import type { NameOf } from '../model/FieldBase';
import { type Resource, titleOf } from '../model/Resource';

const NO_QUERY = {};

/** The description of a page with what its entry in the menu fixes. */
function useFixedByMenu(resource: Resource) {
  const { pathname } = useLocation();
  // The route alone, so that other pages change nothing here.
  const route = useAppSelector((state) => selectLivePages(state).find((page) => page.pathname === pathname)?.route);
  const { query = NO_QUERY } = useAppSelector(selectRouteIndex).get(route ?? '')?.node ?? {};
  return useMemo(() => fixedFields(resource, query), [resource, query]);
}

/** A page of administration, from its description (CONTRIBUTING.md). */
function ResourcePage({ described }: { described: Resource }) {
  const [resource, scope] = useFixedByMenu(usePermitted(described));
  const list = useListQuery(resource, 'page');
  const { Side } = resource;
  const panel = (
    <Card variant="borderless" role="region" aria-label={titleOf(resource)} className={styles.main}>
      <h1 className={styles.title}>{titleOf(resource)}</h1>
      <ResourcePanel resource={resource} list={list} scope={scope} />
    </Card>
  );
  if (!Side) return panel;
  return (
    <div className={styles.page}>
      <Card variant="borderless" className={styles.side}>
        <Side
          filters={list.query.filters}
          onFilter={(name, value) => {
            const { [name]: _before, ...others } = list.query.filters;
            list.change({ filters: value === '' ? others : { ...others, [name]: value }, pageNum: 1 });
          }}
        />
      </Card>
      {panel}
    </div>
  );
}

/**
 * Registers a description; returns its page, for the page's file to export. With an interface of the record,
 * `resourcePage<Post>({ … })`, the names in it are checked.
 */
export function resourcePage<R = ServerRecord>(description: Resource<NameOf<R>>): () => ReactNode;
export function resourcePage(resource: Resource) {
  registerResource(resource);
  return function PageOfResource() {
    return <ResourcePage described={resource} />;
  };
}
