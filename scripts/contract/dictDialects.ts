import type * as v from 'valibot';
import type { Http } from '@/lib/http/http';
import type { DictCalls } from './dict/DictCalls';
import { productDicts } from './dict/productDicts';
import { ruoyiDicts } from './dict/ruoyiDicts';
import {
  strictDictByKeySchema,
  strictDictItemsSchema,
  strictDictPageSchema,
  strictDictTypesSchema,
  strictRuoyiItemsSchema,
  strictRuoyiOptionsSchema,
  strictRuoyiPageSchema,
  strictRuoyiTypesSchema,
  strictTypeOptionsSchema,
} from './strictSchemas';

/** A GET call: its name in the report and the strict schema of its response. */
interface GetCall {
  call: string;
  strictSchema: v.GenericSchema;
}

/** The dictionary calls of one backend (the product's or RuoYi's), with the names and schemas for the report. */
export interface DictDialect {
  calls: (http: Http) => DictCalls;
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
  calls: productDicts,
  types: { call: 'GET /system/dict/parent/treeList', strictSchema: strictDictTypesSchema },
  typeOptions: { call: 'GET /system/dict/parent/optionselect', strictSchema: strictTypeOptionsSchema },
  page: { call: 'GET /system/dict/child/list', strictSchema: strictDictPageSchema },
  items: { call: 'GET /system/dict/dictList', strictSchema: strictDictItemsSchema },
  enabledItems: { call: 'GET /system/dict/dictList?flag=1', strictSchema: strictDictItemsSchema },
  byKey: { call: 'GET /system/dict/key/{key}', strictSchema: strictDictByKeySchema },
  type: '/system/dict/parent',
  item: '/system/dict/child',
  refreshCache: 'PUT /system/dict/refreshCache',
};

const RUOYI: DictDialect = {
  calls: ruoyiDicts,
  types: { call: 'GET /system/dict/type/list', strictSchema: strictRuoyiTypesSchema },
  typeOptions: { call: 'GET /system/dict/type/optionselect', strictSchema: strictRuoyiOptionsSchema },
  page: { call: 'GET /system/dict/data/list', strictSchema: strictRuoyiPageSchema },
  items: { call: 'GET /system/dict/data/list of all', strictSchema: strictRuoyiPageSchema },
  enabledItems: { call: 'GET /system/dict/data/list?status=0', strictSchema: strictRuoyiPageSchema },
  byKey: { call: 'GET /system/dict/data/type/{key}', strictSchema: strictRuoyiItemsSchema },
  type: '/system/dict/type',
  item: '/system/dict/data',
  refreshCache: 'DELETE /system/dict/type/refreshCache',
};

/** The dialects, by the values of `VITE_DICT_API`. */
export const dictDialects = { product: PRODUCT, ruoyi: RUOYI };
