import { useSyncExternalStore } from 'react';
import { tableHeight } from './tableHeight';

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
