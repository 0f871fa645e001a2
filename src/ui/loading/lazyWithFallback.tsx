import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunk';

/**
 * A component whose code is loaded when it is first rendered (specification, section 2, "load on demand"); `Fallback`
 * is shown until then. If loading fails, rendering throws a `ChunkLoadError`; the next mount tries again (`chunkLoader`).
 *
 * Loaded content is rendered as a transition, so that the page handles input meanwhile.
 *
 * It does not use React's `lazy`, which needs Suspense: Suspense shows each fallback for at least 300 ms, which was the
 * longest wait on the way to the first page.
 *
 * @returns the component; what its `preload` has loaded is shown at once
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  const request = chunkLoader(load, appConfig.chunkTimeout);
  const preload = async () => {
    loaded = (await request()).default;
  };
  function Part(props: Props) {
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
  return Object.assign(Part, { preload });
}
