import type { FileCall } from './downloadSteps';

/** A lone surrogate cannot be encoded in a URL, so it is replaced. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The name of a file as a segment of a URL. */
export const encodeName = (name: string): string => encodeURIComponent(name.replace(LONE_SURROGATE, '\ufffd'));

/** Whether a name can be requested: `.` and `..` would change the path. */
export const isRequestableName = (name: string): boolean => !/^\.{0,2}$/.test(name.trim());

/** GET /system/oss/download/{name} (§7.28). */
export const ossCall = (name: string): FileCall => ({
  method: 'GET',
  url: `/system/oss/download/${encodeName(name)}`,
  name,
});
