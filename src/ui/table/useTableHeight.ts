import { useSyncExternalStore } from 'react';

/**
 * Pixels of the window that belong to everything around a table, and to each further row of controls (specification,
 * section 9).
 */
const SURROUNDINGS_PX = 291;
const EXTRA_ROW_PX = 60;
/** Below this a table could not be used any more; the page scrolls instead. */
const MIN_HEIGHT_PX = 200;

/** Height of a table in pixels for a window of the given height. */
export const tableHeight = (windowHeight: number, extraRows = 0): number =>
  Math.max(MIN_HEIGHT_PX, windowHeight - SURROUNDINGS_PX - EXTRA_ROW_PX * extraRows);

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Height for the table of a page in pixels: what the window leaves, less 60 for each further row of controls. */
export const useTableHeight = (extraRows = 0): number =>
  tableHeight(
    useSyncExternalStore(subscribe, () => window.innerHeight),
    extraRows,
  );
