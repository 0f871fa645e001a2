import { http } from 'msw';
import * as v from 'valibot';
import { addItem, itemBodySchema, removeItem, updateItem } from '../db/dict/changeItems';
import { addType, removeType, typeBodySchema, updateType } from '../db/dict/changeTypes';
import { db } from '../db/db';
import type { DictItem } from '../db/dict/DictItem';
import type { DictType } from '../db/dict/DictType';
import { itemsOfType } from '../db/dict/itemsOfType';
import { queryItems } from '../db/dict/queryItems';
import { done, ok, page } from './envelopes';
import { forUser } from './call';
import { exportItems } from './dictItems';
import { itemFilter } from './itemFilter';
import { path } from './path';
import { readBody } from './readBody';
import { readForm } from './readForm';
import { exportRows } from './resource/exportRows';

/** Fields that RuoYi adds to every row. */
const AUDIT = { createBy: 'admin', createTime: '2025-10-16 09:00:00', updateBy: null, updateTime: null };

const toType = ({ id, parentId: _flat, ...fields }: DictType) => ({ ...AUDIT, dictId: id, ...fields });
const toItem = ({ id, parentId: _flat, ...fields }: DictItem) => ({
  ...AUDIT,
  dictCode: id,
  ...fields,
  default: fields.isDefault === 'Y',
});

/** Schema of a body that has its id under RuoYi's `name`. The result has it under `id`. */
const withId = <S extends v.GenericSchema>(name: string, body: S) =>
  v.pipe(
    v.looseObject({}),
    v.transform((sent): unknown => ({ ...sent, id: sent[name] })),
    body,
  );
const ruoyiTypeSchema = withId('dictId', typeBodySchema);
const ruoyiItemSchema = withId('dictCode', itemBodySchema);

const pageOf = <T>(rows: readonly T[], query: URLSearchParams) => {
  const size = Number(query.get('pageSize') ?? 10);
  const start = (Number(query.get('pageNum') ?? 1) - 1) * size;
  return page(rows.slice(start, start + size), rows.length);
};

/** The types that a query or form asks for. */
const queryTypes = (query: URLSearchParams) =>
  db.dictTypes
    .filter(
      ({ dictName, dictType, status }) =>
        dictName.includes(query.get('dictName') ?? '') &&
        dictType.includes(query.get('dictType') ?? '') &&
        [null, '', status].includes(query.get('status')) &&
        (query.get('params[beginTime]') ?? '') <= AUDIT.createTime &&
        (query.get('params[endTime]') ?? AUDIT.createTime) >= AUDIT.createTime,
    )
    .map(toType);

const TYPE_COLUMNS = [
  ['字典主键', 'dictId'],
  ['字典名称', 'dictName'],
  ['字典类型', 'dictType'],
  ['状态', 'status', 'sys_normal_disable'],
] as const;

const types = [
  http.get(
    path('/system/dict/type/list'),
    forUser(({ query }) => pageOf(queryTypes(query), query), 'system:dict:list'),
  ),
  http.post(
    path('/system/dict/type/export'),
    forUser(
      async ({ request }) =>
        exportRows({ title: '字典类型', columns: TYPE_COLUMNS }, queryTypes(await readForm(request))),
      'system:dict:export',
    ),
  ),
  http.get(
    path('/system/dict/type/optionselect'),
    forUser(() => ok(db.dictTypes.map(toType))),
  ),
  http.get(
    path('/system/dict/type/:id'),
    forUser(({ param }) => {
      const type = db.dictTypes.find(({ id }) => id === Number(param('id')));
      return type ? ok(toType(type)) : done();
    }, 'system:dict:query'),
  ),
  http.post(
    path('/system/dict/type'),
    forUser(async ({ request }) => {
      addType(await readBody(request, ruoyiTypeSchema));
      return done();
    }, 'system:dict:add'),
  ),
  http.put(
    path('/system/dict/type'),
    forUser(async ({ request }) => {
      const body = await readBody(request, ruoyiTypeSchema);
      const parentId = db.dictTypes.find(({ id }) => id === body.id)?.parentId ?? 0;
      updateType({ ...body, parentId });
      return done();
    }, 'system:dict:edit'),
  ),
  http.delete(
    path('/system/dict/type/refreshCache'),
    forUser(() => done(), 'system:dict:remove'),
  ),
  http.delete(
    path('/system/dict/type/:id'),
    forUser(({ param }) => {
      removeType(Number(param('id')));
      return done();
    }, 'system:dict:remove'),
  ),
];

const items = [
  http.get(
    path('/system/dict/data/list'),
    forUser(({ query }) => pageOf(queryItems(itemFilter(query)).map(toItem), query), 'system:dict:list'),
  ),
  http.get(
    path('/system/dict/data/type/:key'),
    forUser(({ param }) => ok(queryItems({ dictType: param('key'), status: '0' }).map(toItem))),
  ),
  http.get(
    path('/system/dict/data/:id'),
    forUser(({ param }) => {
      const item = itemsOfType().find(({ id }) => id === Number(param('id')));
      return item ? ok(toItem(item)) : done();
    }, 'system:dict:query'),
  ),
  http.post(path('/system/dict/data/export'), exportItems),
  http.post(
    path('/system/dict/data'),
    forUser(async ({ request }) => {
      addItem(await readBody(request, ruoyiItemSchema));
      return done();
    }, 'system:dict:add'),
  ),
  http.put(
    path('/system/dict/data'),
    forUser(async ({ request }) => {
      updateItem(await readBody(request, ruoyiItemSchema));
      return done();
    }, 'system:dict:edit'),
  ),
  http.delete(
    path('/system/dict/data/:id'),
    forUser(({ param }) => {
      removeItem(Number(param('id')));
      return done();
    }, 'system:dict:remove'),
  ),
];

/** RuoYi's own dictionary calls on the same data, for `VITE_DICT_API=ruoyi`; its types are flat. */
export const ruoyiDict = [...types, ...items];
