import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { reloadWindow } from '@/lib/reloadWindow';
import { useAppSelector } from '@/state/hooks';
import { selectCanLock, selectIsLocked } from '@/state/user/userSlice';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { StatusPage } from '@/ui/statusPage/StatusPage';

const LockScreen = lazyWithRetry(() => import('@/pages/login/LockScreen'));

/** The lock's form is loaded ahead after this time: after the first page, and before an update removes its code. */
const PRELOAD_MS = 10_000;

/** Keeps keys from the page behind: its shortcuts listen at the window. */
const keepKey = (event: KeyboardEvent) => event.stopPropagation();

/** Hides the rest of the document and keeps keys from it. Returns the function that undoes this. */
function cover(place: HTMLElement): () => void {
  const others = [...document.body.children].filter((element) => !element.hasAttribute('inert'));
  for (const element of others) element.setAttribute('inert', '');
  document.body.append(place);
  document.body.dataset['locked'] = '';
  document.body.addEventListener('keydown', keepKey);
  return () => {
    for (const element of others) element.removeAttribute('inert');
    place.remove();
    delete document.body.dataset['locked'];
    document.body.removeEventListener('keydown', keepKey);
  };
}

/** Covers the page as soon as it is locked, even before the form that unlocks it has loaded (§4.60). */
function Cover() {
  const [place] = useState(() => Object.assign(document.createElement('div'), { id: 'lock' }));
  useLayoutEffect(() => {
    const before = document.activeElement;
    const uncover = cover(place);
    return () => {
      uncover();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [place]);
  const failed = (_error: Error, retry: () => void) => (
    <StatusPage
      title="屏幕已锁定"
      text="解锁页面加载失败。重新加载页面会丢失未保存的内容。"
      actions={[
        { label: '重试', onClick: retry },
        { label: '重新加载', onClick: reloadWindow },
      ]}
    />
  );
  return createPortal(
    <ErrorBoundary fallback={failed} onError={() => undefined}>
      <LockScreen />
    </ErrorBoundary>,
    place,
  );
}

export function ScreenLock() {
  const canLock = useAppSelector(selectCanLock);
  useEffect(() => {
    if (!canLock) return undefined;
    // If this fails, the lock tries again.
    const timer = setTimeout(() => void LockScreen.preload().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [canLock]);
  return useAppSelector(selectIsLocked) && <Cover />;
}
