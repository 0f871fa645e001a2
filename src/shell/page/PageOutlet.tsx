import { Fragment, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { viewVersion } from './viewReload';

/** The page of the current route; "reload-router-view" mounts it anew. */
export function PageOutlet() {
  const version = useSyncExternalStore(viewVersion.subscribe, viewVersion.get);
  return (
    <Fragment key={version}>
      <Outlet />
    </Fragment>
  );
}
