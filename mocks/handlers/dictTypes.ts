import { http } from 'msw';
import { addType, removeType, typeBodySchema, updateType } from '../db/dict/changeTypes';
import { db } from '../db/db';
import type { DictType } from '../db/dict/DictType';
import { done, ok } from './envelopes';
import { forUser } from './call';
import { path } from './path';
import { readBody } from './readBody';

interface TypeNode extends DictType {
  children?: TypeNode[];
}

function childrenOf(parentId: number): TypeNode[] {
  return db.dictTypes
    .filter((type) => type.parentId === parentId)
    .map((type) => {
      const children = childrenOf(type.id);
      return children.length > 0 ? { ...type, children } : type;
    });
}

const treeList = forUser(() => ok(childrenOf(0)), 'system:dict:list');

const add = forUser(async ({ request }) => {
  addType(await readBody(request, typeBodySchema));
  return done('新增成功');
}, 'system:dict:add');

const update = forUser(async ({ request }) => {
  updateType(await readBody(request, typeBodySchema));
  return done('修改成功');
}, 'system:dict:edit');

const remove = forUser(({ param }) => {
  removeType(Number(param('id')));
  return done('删除成功');
}, 'system:dict:remove');

const optionselect = forUser(() =>
  ok(
    db.dictTypes
      .filter(({ status }) => status === '0')
      .map(({ id, dictName, dictType }) => ({ id, dictName, dictType })),
  ),
);

/** Administration of dictionary types (§13.1, §13.2). */
export const dictTypes = [
  http.get(path('/system/dict/parent/treeList'), treeList),
  http.get(path('/system/dict/parent/optionselect'), optionselect),
  http.post(path('/system/dict/parent'), add),
  http.put(path('/system/dict/parent'), update),
  http.delete(path('/system/dict/parent/:id'), remove),
];
