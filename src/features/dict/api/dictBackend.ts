import type { DictCalls } from './DictCalls';
import { productDictCalls } from './productDictCalls';
import { ruoyiDictCalls } from './ruoyiDictCalls';

/**
 * The calls of the configured backend (`VITE_DICT_API`). A constant of the build, so the other calls are left out of
 * it.
 */
export const dictBackend: DictCalls = import.meta.env.VITE_DICT_API === 'ruoyi' ? ruoyiDictCalls : productDictCalls;
