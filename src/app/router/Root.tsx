import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { matchRoutes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { NOT_FOUND, WORKBENCH } from '@/config/paths';
import { Retrying } from '@/features/access/Retrying';
import { loadSession, loadVisitRoutes, type RouteMode } from '@/features/access/session';
import { RequestError } from '@/lib/http/errors';
import { pause } from '@/lib/pause';
import { LoginPage } from '@/pages/login/LoginPage';
import type { Arrival } from '@/lib/sso/arrival';
import { loadShell } from '@/shell/loadShell';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectRoutes, useRouteMatch } from '@/state/routes/routeMatch';
import { selectIsRetrying, selectRoutesStatus } from '@/state/routes/routesSlice';
import { defaultChildPath } from '@/state/routes/routeTree';
import { selectWayOut } from '@/state/tabs/tabsSlice';
import { selectUser } from '@/state/user/userSlice';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { Splash } from '@/ui/loading/loadingViews';
import type { Toasts } from '@/ui/toast/createToasts';
import { useToast } from '@/ui/toast/useToast';
import { followNavigation } from './followNavigation';
import { guard, isLogin, isRegister, type GuardDecision } from './guard';
import { PageErrorBoundary } from './PageErrorBoundary';
import { findPage, RoutePage } from './routePages';
import { ruoyiAddress } from './ruoyiAddress';
import { useDocumentTitle } from './useDocumentTitle';

const Entering = () => <Splash text={appConfig.loadingText} />;

/**
 * Replaces the history entry, in the same frame: react-router's `Navigate` does so in an effect, which React may run
 * after the user has gone elsewhere.
 *
 * @param state the state of the new history entry
 */
function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}

const Shell = lazyWithRetry(loadShell);
const SsoArrival = lazyWithRetry(() => import('@/pages/login/SsoArrival'), Entering);

/** In milliseconds; a page of the shell's own chunk is there in less. */
const MOMENT = 50;

/** Loads the code of the page beside that of the shell, and waits for it a moment, so that both are in one frame. */
function ShellLoading({ onReady }: { onReady: (isReady: true) => void }) {
  const node = useRouteMatch()?.node;
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    const page = node?.target.type === 'page' ? findPage(node.target.component)?.preload() : undefined;
    // If this fails, the page loads its code again when it is shown, and reports the error.
    const settled = Promise.allSettled([page]);
    Shell.preload()
      .then(() => Promise.race([settled, pause(MOMENT)]))
      .then(() => onReady(true), setFailure);
  }, [node, onReady]);
  if (failure) throw failure;
  return <Splash text={appConfig.loadingText} />;
}

/** Constant, so that a navigation renders of the shell only what asks for the address. */
const SHELL = <Shell Page={RoutePage} />;

/**
 * The shell, once it can be rendered in one piece. As a transition, which React cuts into slices, it came later: all calls
 * that wait for an idle moment ran in between. On a splash there is no input to handle.
 */
function ShellWhenReady() {
  const [isReady, setReady] = useState(false);
  return <PageErrorBoundary>{isReady ? SHELL : <ShellLoading onReady={setReady} />}</PageErrorBoundary>;
}

const isForm = (pathname: string) => isLogin(pathname) || (appConfig.register && isRegister(pathname));

/** Where the address leads on to (§2.4, §2.31); undefined where its own page is shown. */
function useRedirect(): string | undefined {
  const { pathname } = useLocation();
  const entry = useRouteMatch();
  const wayOut = useAppSelector(selectWayOut);
  if (isForm(pathname)) return undefined;
  if (entry) return defaultChildPath(entry.node, appConfig.openFirstMenu) || undefined;
  return pathname === '/' ? WORKBENCH : (ruoyiAddress(pathname) ?? wayOut ?? NOT_FOUND);
}

/** What the guard lets pass: the login page, the shell, or an error page of its own for somebody not signed in (§2.94). */
function Passed() {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const action = useNavigationType();
  const node = useRouteMatch()?.node;
  const redirect = useRedirect();
  const hasShell = useAppSelector(selectRoutesStatus) === 'ready';
  const follow = useEffectEvent(() => {
    if (redirect === undefined) dispatch(followNavigation(location, action, hasShell ? node : undefined));
  });
  // By its identity: all addresses that are typed by hand have the same `key`. A new menu is no navigation.
  useLayoutEffect(() => follow(), [location]);

  if (isForm(location.pathname)) return <LoginPage isNew={isRegister(location.pathname)} />;
  return (
    <>
      {redirect !== undefined && <Redirect to={redirect} />}
      {hasShell && <ShellWhenReady />}
      {!hasShell && node && (
        <main>
          <RoutePage node={node} />
        </main>
      )}
    </>
  );
}

/** The state of the login page's history entry: who was sent there. It survives a reload. */
const leftBySchema = v.object({ leftBy: v.string() });

/** Whether another user than the present one has left the address: in this window, or before the login. */
function useWasLeftByOther(): boolean {
  const location = useLocation();
  const { id } = useAppSelector(selectUser);
  const [opened, setOpened] = useState({ location, by: id });
  if (opened.location !== location || (opened.by === '' && id !== '')) setOpened({ location, by: id });
  const state: unknown = location.state;
  if (isLogin(location.pathname)) return v.is(leftBySchema, state) && state.leftBy !== id;
  return opened.location === location && opened.by !== '' && opened.by !== id;
}

function useGuard(): GuardDecision {
  const { pathname, search } = useLocation();
  const { token, hasSignedIn } = useAppSelector(selectUser);
  const status = useAppSelector(selectRoutesStatus);
  const routes = useAppSelector(selectRoutes);
  const { loginInterception, supportVisit } = appConfig;
  return guard({
    loginInterception,
    supportVisit,
    hasToken: token !== undefined,
    hasSignedIn,
    routes: status,
    pathname,
    search,
    wasLeftByOther: useWasLeftByOther(),
    hasPage: (wanted) => matchRoutes(routes, { pathname: wanted }) !== null,
  });
}

/** Shows a toast for an error that is not a failed call; failed calls are reported by `handleRequestError`. */
function toastUnexpectedError(error: unknown, toast: Toasts): void {
  if (!(error instanceof RequestError)) toast.failure(error);
}

/**
 * Waits for the routes.
 *
 * @param load which routes to ask for; undefined when that is under way
 */
function Waiting({ load }: { load: RouteMode | undefined }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const isRetrying = useAppSelector(selectIsRetrying);
  useEffect(() => {
    if (!load) return;
    dispatch(load === 'session' ? loadSession() : loadVisitRoutes()).catch((error: unknown) =>
      toastUnexpectedError(error, toast),
    );
  }, [dispatch, load, toast]);
  return isRetrying ? <Retrying frame={Splash} /> : <Splash text={appConfig.loadingText} />;
}

/** All pages: none of them is mounted before the guard passes. */
function Guarded() {
  const decision = useGuard();
  const { formerId } = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const node = useRouteMatch()?.node;
  useDocumentTitle(isForm(pathname) ? (isLogin(pathname) ? '登录' : '注册') : (node?.meta.title ?? ''));
  const state = useMemo(
    () => (formerId === '' ? undefined : ({ leftBy: formerId } satisfies v.InferOutput<typeof leftBySchema>)),
    [formerId],
  );
  switch (decision.type) {
    case 'redirect':
      return <Redirect to={decision.to} state={state} />;
    case 'pass':
      return <Passed />;
    case 'load':
      return <Waiting load={decision.mode} />;
    case 'wait':
      return <Waiting load={undefined} />;
  }
}

/** Wraps all pages. Whoever comes from another sign-in is let in first. */
export function Root({ arrival }: { arrival: Arrival | undefined }) {
  const [coming, setComing] = useState(arrival);
  return coming ? <SsoArrival arrival={coming} onDone={() => setComing(undefined)} /> : <Guarded />;
}
