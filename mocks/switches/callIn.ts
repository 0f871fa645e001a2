import { PREFIX } from '../handlers/path';

/** The path of a call below the prefix. */
export const pathIn = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length);
};

/** The name of a call: `GET /system/user/2`. */
export const callIn = ({ method, url }: Request): string => `${method} ${pathIn(url)}`;
