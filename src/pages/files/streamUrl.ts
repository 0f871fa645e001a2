import { appConfig } from '@/config/appConfig';

export type MediaKind = 'image' | 'video';

/** Whether an id can stand in an address of a stream. */
export const isMediaId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** Address of a picture or video for `<img>` and `<video>` (specification, sections 7 and 14). */
export const streamUrl = (kind: MediaKind, id: string): string =>
  `${appConfig.apiBase}/stream/${kind}/${encodeURIComponent(id)}`;
