import { onWindowEvent } from '../onWindowEvent';

/**
 * Calls `listener` when another window has changed this key of local storage or cleared it; returns the function that
 * unsubscribes.
 */
export const onStorageEvent = (wanted: string, listener: () => void): (() => void) =>
  onWindowEvent(['storage'], ({ key }) => {
    if (key === null || key === wanted) listener();
  });
