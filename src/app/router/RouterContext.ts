import { createContext } from 'react';
import type { AppRouter } from './navigationState';

/** The router that shows the pages below, for what must know where the user is now instead of at the last render. */
export const RouterContext = createContext<AppRouter | undefined>(undefined);
