import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { appConfig } from '@/config/appConfig';
import { DownloadTasksContext } from '@/features/download/DownloadOverlay';
import { LoginPage } from '@/pages/login/LoginPage';
import { LoadingOverlay, Splash } from '@/ui/loading/loadingViews';
import { ToastContext } from '@/ui/toast/useToast';
import { Toaster } from '@/ui/toast/Toaster';
import type { bootstrap } from './bootstrap';
import { PageErrorBoundary } from './router/PageErrorBoundary';
import './global.css';

type Wiring = Pick<ReturnType<typeof bootstrap>, 'store' | 'services' | 'routes' | 'isLoginAlone' | 'busy'>;

const Routes = ({ routes }: Pick<Wiring, 'routes'>) => routes.useElement({}) ?? <Splash text={appConfig.loadingText} />;

export function App({ store, services, routes, isLoginAlone, busy }: Wiring) {
  const showsLogin = useSyncExternalStore(isLoginAlone.subscribe, isLoginAlone.get);
  const covered = useSyncExternalStore(busy.subscribe, busy.get) > 0;
  return (
    <Provider store={store}>
      <ToastContext value={services.toast}>
        <DownloadTasksContext value={services.downloads.tasks}>
          {showsLogin ? (
            <LoginPage />
          ) : (
            <PageErrorBoundary>
              <Routes routes={routes} />
            </PageErrorBoundary>
          )}
        </DownloadTasksContext>
        {covered && <LoadingOverlay text={appConfig.loadingText} />}
        <Toaster duration={appConfig.messageDuration} />
      </ToastContext>
    </Provider>
  );
}
