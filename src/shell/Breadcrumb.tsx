import { Link, useMatches } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { readHandle } from '@/state/routes/routeHandle';
import { crumbs } from './crumbs';
import styles from './Breadcrumb.module.css';

/** Where the open page stands in the menu; each step but the last is a link. */
export function Breadcrumb() {
  const steps = crumbs(readHandle(useMatches()), appConfig.openFirstMenu);
  return (
    <nav className={styles['breadcrumb']} aria-label="面包屑">
      <ol>
        {steps.map(({ title, to }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <li key={`${index} ${title}`}>
              {isLast || to === '' ? (
                <span aria-current={isLast ? 'page' : undefined}>{title}</span>
              ) : (
                <Link to={to}>{title}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
