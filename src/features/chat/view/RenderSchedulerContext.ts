import { createContext } from 'react';
import type { RenderScheduler } from './createRenderScheduler';

/** The scheduler of the list around; without one everything is rendered at once. */
export const RenderSchedulerContext = createContext<RenderScheduler | undefined>(undefined);
