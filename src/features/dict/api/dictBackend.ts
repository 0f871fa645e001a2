import type { DictCalls } from './DictCalls';
import { productDictCalls } from './productDictCalls';
import { ruoyiDictCalls } from './ruoyiDictCalls';

/** The calls that the backend has (`VITE_DICT_API`): a constant of the build, which leaves the others out. */
export const dictBackend: DictCalls = import.meta.env.VITE_DICT_API === 'ruoyi' ? ruoyiDictCalls : productDictCalls;
