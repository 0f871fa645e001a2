import { appConfig } from '@/config/appConfig';

export type MediaKind = 'image' | 'video';

/** Whether an id can stand in an address of a stream. */
export const isMediaId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** Address of a picture or video for `<img>` and `<video>` (spec.md section 7, contract.md section 5). */
export const streamUrl = (kind: MediaKind, id: string): string =>
  `${appConfig.apiBase}/stream/${kind}/${encodeURIComponent(id)}`;
