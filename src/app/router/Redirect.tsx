import { createContext, useContext, useEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { type AppRouter, navigationState } from './appRouter';

/** The router that shows the pages below, for what must know where the user is now instead of at the last render. */
export const RouterContext = createContext<AppRouter | undefined>(undefined);

/**
 * Leads on from the place it was rendered for, in place of its history entry. React may run the effect after the next
 * navigation: where the user has gone on since, that stands (react-router's own `Navigate` would undo it).
 */
export function Redirect({ to }: { to: string }) {
  const router = useContext(RouterContext);
  const here = createPath(useLocation());
  useEffect(() => {
    if (router && createPath(navigationState(router).location) === here) void router.navigate(to, { replace: true });
  }, [router, here, to]);
  return null;
}
