/** Whether the browser knows that there is no connection. Node has no such thing. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;
