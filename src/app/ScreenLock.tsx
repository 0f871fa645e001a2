import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { reloadWindow } from '@/lib/reloadWindow';
import { useAppSelector } from '@/state/hooks';
import { selectIsLocked } from '@/state/user/userSlice';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';

const LockScreen = lazyWithRetry(() => import('@/pages/login/LockScreen'));

/** Hides all else of the document; the browser's title names no page. Returns the function that shows it again. */
function cover(place: HTMLElement): () => void {
  const others = [...document.body.children].filter((element) => !element.hasAttribute('inert'));
  const { title } = document;
  for (const element of others) element.setAttribute('inert', '');
  document.body.append(place);
  document.body.dataset['locked'] = '';
  document.title = '屏幕已锁定';
  return () => {
    for (const element of others) element.removeAttribute('inert');
    place.remove();
    delete document.body.dataset['locked'];
    document.title = title;
  };
}

/** Covers the page from the first moment of a lock, whether the form that unlocks it has come or not (§4.60). */
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
  const failed = () => (
    <button type="button" onClick={reloadWindow}>
      屏幕已锁定，解锁页面加载失败，点击重新加载
    </button>
  );
  return createPortal(
    <ErrorBoundary fallback={failed} onError={() => undefined}>
      <LockScreen />
    </ErrorBoundary>,
    place,
  );
}

export const ScreenLock = () => useAppSelector(selectIsLocked) && <Cover />;
