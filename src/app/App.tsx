import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { useAppSelector } from '@/state/hooks';
import { selectIsLocked } from '@/state/user/userSlice';
import { LoadingOverlay } from '@/ui/loading/loadingViews';
import { ToastContext } from '@/ui/toast/useToast';
import { Toaster } from '@/ui/toast/Toaster';
import type { bootstrap } from './bootstrap';
import { PageErrorBoundary } from './router/PageErrorBoundary';
import { ScreenLock } from './ScreenLock';
import './global.css';
import './forcedColors.css';

type Wiring = Pick<ReturnType<typeof bootstrap>, 'store' | 'services' | 'router' | 'busy'>;

const Toasts = () => <Toaster duration={appConfig.messageDuration} isHidden={useAppSelector(selectIsLocked)} />;

export function App({ store, services, router, busy }: Wiring) {
  const covered = useSyncExternalStore(busy.subscribe, busy.get) > 0;
  return (
    <Provider store={store}>
      <ToastContext value={services.toast}>
        <PageErrorBoundary>
          <RouterProvider router={router} useTransitions={false} />
        </PageErrorBoundary>
        <ScreenLock />
        {covered && <LoadingOverlay text={appConfig.loadingText} />}
        <Toasts />
      </ToastContext>
    </Provider>
  );
}
