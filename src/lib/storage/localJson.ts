import { jsonStorage } from './jsonStorage';

/** Values that outlast the visit. */
export const { read: readLocal, write: writeLocal, forget: forgetLocal } = jsonStorage(() => window.localStorage);

/** Calls `listener` when another tab of the browser has changed one of the keys; returns the function that stops it. */
export function onLocalChange(keys: readonly string[], listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
