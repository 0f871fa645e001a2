import type { FileCall } from './downloadFile';

/** Half a character cannot be part of an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Whether a name can be asked for: `.` and `..` would lead to another call. */
export const isStoredName = (name: string): boolean => !/^\.{0,2}$/.test(name.trim());

/** GET /system/oss/download/{name} (specification, section 7). */
export const ossCall = (name: string): FileCall => ({
  method: 'GET',
  url: `/system/oss/download/${encodeURIComponent(name.replace(LONE_SURROGATE, '\ufffd'))}`,
  name,
});
