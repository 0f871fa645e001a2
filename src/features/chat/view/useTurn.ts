import { use, useCallback, useState, type RefCallback } from 'react';
import { PaceContext } from './PaceContext';

/**
 * Whether what the caller shows may be rendered by now: at once while there is time, else in a later turn; until then
 * `place` is the `ref` of what stands in its place.
 */
export function useTurn(): { isDue: boolean; place: RefCallback<Element> } {
  const pace = use(PaceContext);
  const [isDue, setIsDue] = useState(() => !pace || pace.hasTime());
  const place = useCallback(
    (element: Element | null) => (element && pace ? pace.want(() => setIsDue(true), element) : undefined),
    [pace],
  );
  return { isDue, place };
}
