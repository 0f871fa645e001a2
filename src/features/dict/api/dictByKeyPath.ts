import type { AppConfig } from '@/config/readConfig';

const BASE: Record<AppConfig['dictApi'], string> = { product: '/system/dict/key', ruoyi: '/system/dict/data/type' };

/** Path of the call for a dictionary's items by its key; alone in this file, because the first script needs it too. */
export const dictByKeyPath = (dictApi: AppConfig['dictApi'], key: string): string =>
  `${BASE[dictApi]}/${encodeURIComponent(key)}`;
