import type * as v from 'valibot';
import type { DictBackend } from '@/features/dict/api/DictCalls';
import { productDicts } from '../../src/features/dict/api/dictBackend';
import { ruoyiDicts } from '@/features/dict/api/ruoyiDicts';
import {
  dictByKeyShape,
  dictItemsShape,
  dictPageShape,
  dictTypesShape,
  ruoyiItemsShape,
  ruoyiOptionsShape,
  ruoyiPageShape,
  ruoyiTypesShape,
  typeOptionsShape,
} from './shapes';

/** A GET call: its name in the report and the strict schema of its response. */
interface GetCall {
  call: string;
  shape: v.GenericSchema;
}

/** The dictionary calls of one backend (the product's or RuoYi's), with the names and schemas for the report. */
export interface DictDialect {
  backend: DictBackend;
  types: GetCall;
  typeOptions: GetCall;
  page: GetCall;
  items: GetCall;
  enabledItems: GetCall;
  byKey: GetCall;
  /** Paths of the POST, PUT and DELETE calls for types and for items. */
  type: string;
  item: string;
  refreshCache: string;
}

const PRODUCT: DictDialect = {
  backend: productDicts,
  types: { call: 'GET /system/dict/parent/treeList', shape: dictTypesShape },
  typeOptions: { call: 'GET /system/dict/parent/optionselect', shape: typeOptionsShape },
  page: { call: 'GET /system/dict/child/list', shape: dictPageShape },
  items: { call: 'GET /system/dict/dictList', shape: dictItemsShape },
  enabledItems: { call: 'GET /system/dict/dictList?flag=1', shape: dictItemsShape },
  byKey: { call: 'GET /system/dict/key/{key}', shape: dictByKeyShape },
  type: '/system/dict/parent',
  item: '/system/dict/child',
  refreshCache: 'PUT /system/dict/refreshCache',
};

const RUOYI: DictDialect = {
  backend: ruoyiDicts,
  types: { call: 'GET /system/dict/type/list', shape: ruoyiTypesShape },
  typeOptions: { call: 'GET /system/dict/type/optionselect', shape: ruoyiOptionsShape },
  page: { call: 'GET /system/dict/data/list', shape: ruoyiPageShape },
  items: { call: 'GET /system/dict/data/list of all', shape: ruoyiPageShape },
  enabledItems: { call: 'GET /system/dict/data/list?status=0', shape: ruoyiPageShape },
  byKey: { call: 'GET /system/dict/data/type/{key}', shape: ruoyiItemsShape },
  type: '/system/dict/type',
  item: '/system/dict/data',
  refreshCache: 'DELETE /system/dict/type/refreshCache',
};

/** The dialects, by the values of `VITE_DICT_API`. */
export const dictDialects = { product: PRODUCT, ruoyi: RUOYI };
