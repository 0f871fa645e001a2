import { useMediaQuery } from './useMediaQuery';

export const COARSE_POINTER = '(pointer: coarse)';

/** Whether the pointer is a finger or the like. */
export const useCoarsePointer = (): boolean => useMediaQuery(COARSE_POINTER);
