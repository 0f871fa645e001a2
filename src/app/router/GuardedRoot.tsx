import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { loadSession, loadVisitRoutes, type RouteMode } from '@/features/access/session';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/state/hooks';
import { selectRoutesStatus } from '@/state/routes/routesSlice';
import { selectToken } from '@/state/user/userSlice';
import { Splash } from '@/ui/loading/Loading';
import { toastUnexpectedError } from '../listeners/handleRequestError';
import { guard, type GuardDecision } from './guard';
import { Redirect } from './Redirect';

/** Loads the routes unless loading has begun (React may run an effect twice). */
const loadOnce =
  (mode: RouteMode): AppThunk<void> =>
  (dispatch, getState, { toast }) => {
    if (selectRoutesStatus(getState()) !== 'none') return;
    dispatch(mode === 'session' ? loadSession() : loadVisitRoutes()).catch((error: unknown) =>
      toastUnexpectedError(error, toast),
    );
  };

function useGuard(): GuardDecision {
  const { pathname, search } = useLocation();
  const hasToken = useAppSelector(selectToken) !== null;
  const routes = useAppSelector(selectRoutesStatus);
  const { loginInterception, supportVisit } = appConfig;
  return guard({ loginInterception, supportVisit, hasToken, routes, pathname, search });
}

/** Wraps all pages: none of them is mounted before the guard passes. */
export function GuardedRoot() {
  const dispatch = useAppDispatch();
  const decision = useGuard();
  const load = decision.type === 'load' ? decision.mode : undefined;
  useEffect(() => {
    if (load) dispatch(loadOnce(load));
  }, [dispatch, load]);

  if (decision.type === 'redirect') return <Redirect to={decision.to} />;
  if (decision.type !== 'pass') return <Splash text={appConfig.loadingText} />;
  return <Outlet />;
}
