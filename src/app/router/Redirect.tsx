import { useContext, useEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { RouterContext, routerState } from './routerContext';

/**
 * Redirects from the location it was rendered for, replacing the history entry. React may run the effect after the next
 * navigation; then it does nothing. react-router's `Navigate` would undo that navigation.
 *
 * @param state the state of the new history entry
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const router = useContext(RouterContext);
  const here = createPath(useLocation());
  useEffect(() => {
    if (router && createPath(routerState(router).location) === here) void router.navigate(to, { replace: true, state });
  }, [router, here, to, state]);
  return null;
}
