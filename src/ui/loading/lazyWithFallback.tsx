import { useEffect, useState, type ComponentType } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';

/**
 * A part of the app whose code is loaded when it is first shown (specification, section 2, "load on demand"); `Waiting`
 * stands in its place until then. Where it cannot be loaded, rendering throws a `ChunkLoadError`, and the next mount
 * asks for it again.
 *
 * React's own `lazy` needs Suspense, which keeps each fallback on the screen for 300 ms once it was shown: on the way
 * to the first page that was the longest wait of all.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Part(props) {
    const [Content, setContent] = useState(() => loaded);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      let isHere = true;
      const show = (content: ComponentType<Props>) => {
        loaded = content;
        if (isHere) setContent(() => content);
      };
      if (loaded) show(loaded);
      else {
        loadChunk(load, appConfig.chunkTimeout).then(
          (part) => show(part.default),
          (error: Error) => isHere && setFailure(error),
        );
      }
      return () => {
        isHere = false;
      };
    }, []);
    if (failure) throw failure;
    return Content ? <Content {...props} /> : <Fallback />;
  };
}
