import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';

/**
 * A component whose code is loaded when it is first needed (§2.13): a page, a dialog or a part of one.
 *
 * It does not use React's `lazy`, which needs Suspense: Suspense shows each fallback for at least 300 ms, which was the
 * longest wait on the way to the first page.
 *
 * @param Fallback is shown while the code is loading; by default nothing is
 * @returns the component, rendered as a transition, so that the page handles input meanwhile. If loading fails it throws
 *   a `ChunkLoadError`; the next mount tries again (`loadWithRetry`). What `preload` has loaded is there at once.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType = () => null,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  const request = loadWithRetry(load);
  const preload = async () => {
    loaded = (await request()).default;
  };
  function Lazy(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      let isHere = true;
      preload().then(
        () => isHere && startTransition(() => setContent(() => loaded)),
        (error: Error) => isHere && setFailure(error),
      );
      return () => {
        isHere = false;
      };
    }, []);
    if (failure) throw failure;
    return Content ? <Content {...props} /> : <Fallback />;
  }
  return Object.assign(Lazy, { preload });
}
