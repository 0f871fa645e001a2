import { http } from 'msw';
import { addItem, itemBodySchema, removeItem, updateItem } from '../db/dict/changeItems';
import { queryItems } from '../db/dict/queryItems';
import { csv } from '../make/csv';
import { done, page } from './envelopes';
import { attachment } from './attachment';
import { forUser } from './call';
import { itemFilter } from './itemFilter';
import { path } from './path';
import { readBody } from './readBody';
import { readForm } from './readForm';

const PAGE_SIZE = 10;

const countOr = (text: string | null, missing: number) =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : missing;

const list = forUser(({ query }) => {
  const items = queryItems(itemFilter(query));
  const pageSize = countOr(query.get('pageSize'), PAGE_SIZE);
  const start = (countOr(query.get('pageNum'), 1) - 1) * pageSize;
  return page(items.slice(start, start + pageSize), items.length);
}, 'system:dict:list');

const add = forUser(async ({ request }) => {
  addItem(await readBody(request, itemBodySchema));
  return done('新增成功');
}, 'system:dict:add');

const update = forUser(async ({ request }) => {
  updateItem(await readBody(request, itemBodySchema));
  return done('修改成功');
}, 'system:dict:edit');

const remove = forUser(({ param }) => {
  removeItem(Number(param('id')));
  return done('删除成功');
}, 'system:dict:remove');

/** Sends the items that the form asks for as a file. */
export const exportItems = forUser(async ({ request }) => {
  const filter = itemFilter(await readForm(request));
  const rows = queryItems(filter).map((item) => [
    item.dictLabel,
    item.dictValue,
    item.dictType,
    item.dictSort,
    item.status === '0' ? '正常' : '停用',
    item.remark,
  ]);
  const content = csv([['字典标签', '字典键值', '字典类型', '排序', '状态', '备注'], ...rows]);
  return attachment(`字典数据_${filter.dictType ?? '全部'}.csv`, 'text/csv;charset=utf-8', content);
}, 'system:dict:export');

/** Administration of dictionary items (§13.3, §13.4) and their export as a file. */
export const dictItems = [
  http.get(path('/system/dict/child/list'), list),
  http.post(path('/system/dict/child/export'), exportItems),
  http.post(path('/system/dict/child'), add),
  http.put(path('/system/dict/child'), update),
  http.delete(path('/system/dict/child/:id'), remove),
];
