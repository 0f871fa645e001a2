import { appConfig } from '@/config/appConfig';

/** What stands before all names that the app stores elsewhere than at its usual path, so that two systems on one host do not meet. */
const prefix = (): string => {
  const path = import.meta.env.BASE_URL;
  return path === '/dzb/' ? '' : `${path}${appConfig.tokenTableName}:`;
};

/** A name as it stands in the storage, and for other windows. */
export const ownKey = (name: string): string => prefix() + name;

/** The name that a key of the storage stands for; undefined for those of other systems. */
export function ownName(key: string): string | undefined {
  const own = prefix();
  return key.startsWith(own) && (own !== '' || !key.startsWith('/')) ? key.slice(own.length) : undefined;
}

/** Stored once old entries were taken over. */
export const ADOPTED = 'adopted';

/** Takes over, once, what an earlier version has stored under these plain names. */
export function adoptOldEntries(storage: Storage, names: readonly string[]): void {
  const mark = ownKey(ADOPTED);
  if (mark === ADOPTED || storage.getItem(mark) !== null) return;
  storage.setItem(mark, '');
  for (const name of names) {
    const value = storage.getItem(name);
    if (value !== null && storage.getItem(ownKey(name)) === null) storage.setItem(ownKey(name), value);
  }
}
