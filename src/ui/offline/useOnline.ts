import { useSyncExternalStore } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';

const subscribe = (listener: () => void) => onWindowEvent(['online', 'offline'], listener);

/** Whether the browser has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
