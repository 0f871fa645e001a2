import type { AppConfig } from '@/config/readConfig';

const BASE: Record<AppConfig['dictApi'], string> = { product: '/system/dict/key', ruoyi: '/system/dict/data/type' };

/**
 * Path of the request for a dictionary's items. It has a file of its own, because `prefetch.ts`, the first script of
 * the page, needs it without the rest.
 */
export const dictItemsPath = (dictApi: AppConfig['dictApi'], key: string): string =>
  `${BASE[dictApi]}/${encodeURIComponent(key)}`;
