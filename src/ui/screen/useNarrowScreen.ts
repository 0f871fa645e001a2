import { useMediaQuery } from './useMediaQuery';

/** Whether the window is narrower than 992 px (§9.12). */
export const useNarrowScreen = (): boolean => useMediaQuery('(max-width: 991.98px)');
