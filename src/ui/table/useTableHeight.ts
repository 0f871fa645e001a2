import { useSyncExternalStore } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';

/** Height of everything around a table, and of each further row of controls (§9.14). */
const SURROUNDINGS_PX = 291;
const EXTRA_ROW_PX = 60;
/** Ten rows of 40 px and the head: in lower windows the page scrolls instead (§17.13). */
const MIN_HEIGHT_PX = 440;

/** Height of a table in pixels for a window height. */
export const tableHeight = (windowHeight: number, extraRows = 0): number =>
  Math.max(MIN_HEIGHT_PX, windowHeight - SURROUNDINGS_PX - EXTRA_ROW_PX * extraRows);

const subscribe = (listener: () => void) => onWindowEvent(['resize'], listener);

/** Height of a page's table in pixels. */
export const useTableHeight = (extraRows = 0): number =>
  tableHeight(
    useSyncExternalStore(subscribe, () => window.innerHeight),
    extraRows,
  );
