import { jsonStorage } from './jsonStorage';

/** Values that outlast the visit. */
export const { read: readLocal, write: writeLocal, forget: forgetLocal } = jsonStorage(() => window.localStorage);

/** Calls `listener` when another tab of the browser has changed this key, or has cleared all; returns the function that stops it. */
export function onLocalChange(wanted: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === wanted) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
