import { Card } from 'antd';
import { registerResource } from './api/resourceRegistry';
import { ResourcePanel } from './ResourcePanel';
import styles from './resourcePage.module.css';
import { useTablePrefs } from './query/useTablePrefs';
import { useAddressQuery } from './query/useAddressQuery';
import { keyOf, type Resource, titleOf } from './Resource';

/** A page of administration, from its description (CONTRIBUTING.md). */
function ResourcePage({ resource }: { resource: Resource }) {
  const prefs = useTablePrefs(keyOf(resource));
  const { query, change } = useAddressQuery(resource, prefs[0].pageSize);
  const { Side } = resource;
  const panel = (
    <Card variant="borderless" role="region" aria-label={titleOf(resource)} className={styles.main}>
      <h1 className={styles.title}>{titleOf(resource)}</h1>
      <ResourcePanel resource={resource} query={query} onChange={change} prefs={prefs} />
    </Card>
  );
  if (!Side) return panel;
  return (
    <div className={styles.page}>
      <Card variant="borderless" className={styles.side}>
        <Side
          filters={query.filters}
          onFilter={(name, value) => {
            const { [name]: _before, ...others } = query.filters;
            change({ filters: value === '' ? others : { ...others, [name]: value }, pageNum: 1 });
          }}
        />
      </Card>
      {panel}
    </div>
  );
}

/** Registers a description; its page is for the file of the page to export. */
export function resourcePage(description: Resource) {
  const resource = registerResource(description);
  return function PageOfResource() {
    return <ResourcePage resource={resource} />;
  };
}
