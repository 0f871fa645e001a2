import { useEffect, useMemo, useContext } from 'react';
import { matchPath, Outlet, useLocation, createPath } from 'react-router-dom';
import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { Retrying } from '@/features/access/Retrying';
import { loadSession, loadVisitRoutes } from '@/features/access/session';
import { RequestError } from '@/lib/http/errors';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsRetrying, selectRouteIndex, selectRoutesStatus } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';
import { Splash } from '@/ui/loading/loadingViews';
import type { Toasts } from '@/ui/toast/createToasts';
import { useToast } from '@/ui/toast/useToast';
import { guard, type GuardDecision } from './guard';
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

/** The state of the login page's history entry: who was sent there. It survives a reload. */
const leftBySchema = v.object({ leftBy: v.string() });

function useGuard(): GuardDecision {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const { token, hasSignedIn, id } = useAppSelector(selectUser);
  const routes = useAppSelector(selectRoutesStatus);
  const index = useAppSelector(selectRouteIndex);
  const { loginInterception, supportVisit } = appConfig;
  return guard({
    loginInterception,
    supportVisit,
    hasToken: token !== undefined,
    hasSignedIn,
    routes,
    pathname,
    search,
    wasLeftByOther: v.is(leftBySchema, state) && state.leftBy !== id,
    hasPage: (wanted) => [...index.keys()].some((path) => matchPath({ path, caseSensitive: true }, wanted)),
  });
}

/** Shows a toast for an error that is not a failed call; failed calls are reported by `handleRequestError`. */
function toastUnexpectedError(error: unknown, toast: Toasts): void {
  if (!(error instanceof RequestError)) toast.failure(error);
}

/** Wraps all pages: none of them is mounted before the guard passes. */
export function GuardedRoot() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const decision = useGuard();
  const isRetrying = useAppSelector(selectIsRetrying);
  const { formerId } = useAppSelector(selectUser);
  const state = useMemo(
    () => (formerId === '' ? undefined : ({ leftBy: formerId } satisfies v.InferOutput<typeof leftBySchema>)),
    [formerId],
  );
  const load = decision.type === 'load' ? decision.mode : undefined;
  useEffect(() => {
    if (!load) return;
    dispatch(load === 'session' ? loadSession() : loadVisitRoutes()).catch((error: unknown) =>
      toastUnexpectedError(error, toast),
    );
  }, [dispatch, load, toast]);

  if (decision.type === 'redirect') return <Redirect to={decision.to} state={state} />;
  if (decision.type !== 'pass')
    return isRetrying ? <Retrying frame={Splash} /> : <Splash text={appConfig.loadingText} />;
  return <Outlet />;
}
