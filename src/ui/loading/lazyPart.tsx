import { startTransition, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunkLoader';

/**
 * A component whose code is loaded when it is first needed (§2.13).
 *
 * It does not use React's `lazy`, which needs Suspense: Suspense shows each fallback for at least 300 ms, which was the
 * longest wait on the way to the first page.
 *
 * @returns `useElement`: the component as an element, or undefined while its code is loading. It is rendered as a
 *   transition, so that the page handles input meanwhile. If loading fails, the hook throws a `ChunkLoadError`; the next
 *   mount tries again (`chunkLoader`). What `preload` has loaded is there at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const request = chunkLoader(load, appConfig.chunkTimeout);
  const preload = async () => {
    loaded = (await request()).default;
  };
  function useElement(props: Props): ReactElement | undefined {
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
    return Content && <Content {...props} />;
  }
  return { preload, useElement };
}
