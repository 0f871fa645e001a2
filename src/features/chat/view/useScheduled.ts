import { use, useCallback, useState, type RefCallback } from 'react';
import { RenderSchedulerContext } from './RenderSchedulerContext';

/**
 * Whether what the caller shows may be rendered by now: at once where no scheduler was around when it was mounted, else
 * when the scheduler says so. Until then `placeholder` is the `ref` of what stands in its place.
 */
export function useScheduled(): { isDue: boolean; placeholder: RefCallback<Element> } {
  const around = use(RenderSchedulerContext);
  const [renderScheduler] = useState(around);
  const [isDue, setIsDue] = useState(!renderScheduler);
  const placeholder = useCallback(
    (element: Element | null) => (element ? renderScheduler?.schedule(() => setIsDue(true), element) : undefined),
    [renderScheduler],
  );
  return { isDue, placeholder };
}
