import { createContext } from 'react';
import type { useDraggable } from './useDraggable';

/** The event handlers of the handle that moves the dialog around it; undefined where it cannot be moved. */
export const DragHandleContext = createContext<ReturnType<typeof useDraggable>['handle'] | undefined>(undefined);
