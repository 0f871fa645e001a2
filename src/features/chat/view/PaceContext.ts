import { createContext } from 'react';
import type { Pace } from './createPace';

/** The pace of the list around; without one everything is shown at once. */
export const PaceContext = createContext<Pace | undefined>(undefined);
