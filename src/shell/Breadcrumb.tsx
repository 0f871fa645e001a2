import { Breadcrumb as AntdBreadcrumb } from 'antd';
import { Link } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { useRouteMatch } from '@/state/routes/routeMatch';
import { defaultChildPath, type NodeWithAncestors } from '@/state/routes/routeTree';
import styles from './Breadcrumb.module.css';

interface Crumb {
  title: string;
  /** Target of the link: for a group its redirect or first page, for a page its own path (§2.55). */
  to: string;
}

/** The path from the top of the menu to the open page, without nodes marked `breadcrumbHidden`. */
export const crumbs = (entry: NodeWithAncestors | undefined, openFirstMenu: boolean): Crumb[] =>
  (entry ? [...entry.ancestors, entry.node] : [])
    .filter(({ meta }) => !meta.breadcrumbHidden)
    .map((step) => ({ title: step.meta.title, to: defaultChildPath(step, openFirstMenu) }));

export function Breadcrumb() {
  const steps = crumbs(useRouteMatch(), appConfig.openFirstMenu);
  const items = steps.map(({ title, to }, index) => {
    const isLast = index === steps.length - 1;
    if (!isLast && to !== '') return { title: <Link to={to}>{title}</Link> };
    return { title: <span aria-current={isLast ? 'page' : undefined}>{title}</span> };
  });
  return (
    <div className={styles.place}>
      <AntdBreadcrumb aria-label="面包屑" separator=">" items={items} className={styles.breadcrumb} />
    </div>
  );
}
