import { Breadcrumb as AntdBreadcrumb } from 'antd';
import { Link, useMatches } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { readHandle } from '@/state/routes/routeHandle';
import { crumbs } from './crumbs';
import styles from './Breadcrumb.module.css';

/** Where the open page stands in the menu; each step but the last is a link. */
export function Breadcrumb() {
  const steps = crumbs(readHandle(useMatches()), appConfig.openFirstMenu);
  const items = steps.map(({ title, to }, index) => {
    const isLast = index === steps.length - 1;
    if (!isLast && to !== '') return { title: <Link to={to}>{title}</Link> };
    return { title: <span aria-current={isLast ? 'page' : undefined}>{title}</span> };
  });
  return (
    <div className={styles['place']}>
      <AntdBreadcrumb aria-label="面包屑" separator=">" items={items} className={styles['breadcrumb'] ?? ''} />
    </div>
  );
}
