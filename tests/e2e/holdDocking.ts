import type { Page } from 'playwright-core';
import { DOCK_AFTER_MS } from '@/features/chat/floating/useDocking';

type Held = typeof window & { dockNow?: () => void };

/** Holds the timer that docks the floating icon, before the app is loaded: the icon stays until `dock`. */
export const holdDocking = (page: Page): Promise<unknown> =>
  page.addInitScript((held) => {
    const start = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== held) return start(run, ms, ...rest);
      (window as Held).dockNow = run;
      return 0;
    }) as typeof window.setTimeout;
  }, DOCK_AFTER_MS);

/** Lets the held timer run out, as soon as it has begun. */
export const dock = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { dockNow } = window as Held;
    dockNow?.();
    return dockNow !== undefined;
  });
