import { appConfig } from '@/config/appConfig';

/** Where the app has plain names in the storage of the browser: its usual path, and the root of a host. */
const PLAIN = ['/dzb/', '/'];

/** What stands before all names that the app stores elsewhere, so that two systems on one host do not meet. */
const prefix = (): string => {
  const path = import.meta.env.BASE_URL;
  return PLAIN.includes(path) ? '' : `${path}${appConfig.tokenTableName}:`;
};

/** A name as it stands in the storage, and for other windows. */
export const ownKey = (name: string): string => prefix() + name;

/** The name that a key of the storage stands for; undefined for those of other systems. */
export function ownName(key: string): string | undefined {
  const own = prefix();
  return key.startsWith(own) && (own !== '' || !key.startsWith('/')) ? key.slice(own.length) : undefined;
}

const ADOPTED = 'adopted';

/** Takes over, once, what an earlier version has stored under plain names. */
export function adoptOldEntries(storage: Storage, isOwn: (name: string) => boolean): void {
  const mark = ownKey(ADOPTED);
  if (mark === ADOPTED || storage.getItem(mark) !== null) return;
  storage.setItem(mark, '');
  for (const [name, value] of Object.entries(storage)) {
    if (isOwn(name) && storage.getItem(ownKey(name)) === null) storage.setItem(ownKey(name), String(value));
  }
}
