import * as v from 'valibot';
import { notifyDbChange } from '../changes';
import { db, takeId } from '../db';
import { Refusal } from '../Refusal';
import { idSchemaOr, statusSchema, textSchema } from './bodyFields';
import type { DictType } from './DictType';
import { itemsOfType } from './itemsOfType';
import { JOB_CODE_TYPE } from './seedTypes';

/** Body of POST and PUT /system/dict/parent. */
export const typeBodySchema = v.object({
  id: idSchemaOr(0),
  parentId: idSchemaOr(0),
  dictName: v.pipe(textSchema('字典名称'), v.nonEmpty('字典名称不能为空')),
  dictType: v.pipe(
    textSchema('字典类型'),
    v.nonEmpty('字典类型不能为空'),
    v.regex(/^[a-z][a-z0-9_]*$/, '字典类型必须以字母开头，且只能为小写字母、数字、下划线'),
  ),
  status: statusSchema,
  remark: v.nullish(textSchema('备注', 500), ''),
});

type TypeBody = v.InferOutput<typeof typeBodySchema>;

function existing(id: number): DictType {
  const type = db.dictTypes.find((candidate) => candidate.id === id);
  if (!type) throw new Refusal('字典类型不存在或已被删除');
  return type;
}

function checkParent({ id, parentId }: TypeBody): void {
  let ancestor = parentId;
  while (ancestor !== 0) {
    if (ancestor === id) throw new Refusal('上级字典不能是自己或自己的下级');
    const parent = db.dictTypes.find((candidate) => candidate.id === ancestor);
    if (!parent) throw new Refusal('上级字典不存在');
    ancestor = parent.parentId;
  }
}

function checkKey(body: TypeBody, action: string): void {
  if (db.dictTypes.some(({ id, dictType }) => dictType === body.dictType && id !== body.id)) {
    throw new Refusal(`${action}字典“${body.dictName}”失败，字典类型“${body.dictType}”已存在`);
  }
}

export function addType(body: TypeBody): void {
  checkKey({ ...body, id: 0 }, '新增');
  checkParent({ ...body, id: -1 });
  db.dictTypes.push({ ...body, id: takeId() });
  notifyDbChange();
}

/** Changes a dictionary type. If its key changes, its items get the new key too. */
export function updateType(body: TypeBody): void {
  const type = existing(body.id);
  checkKey(body, '修改');
  checkParent(body);
  if (type.dictType !== body.dictType) {
    if (type.dictType === JOB_CODE_TYPE) throw new Refusal('该字典由作业系统同步，不能修改字典类型');
    db.dictItems = db.dictItems.map((item) =>
      item.parentId === type.id ? { ...item, dictType: body.dictType } : item,
    );
  }
  db.dictTypes = db.dictTypes.map((candidate) => (candidate.id === type.id ? body : candidate));
  notifyDbChange();
}

/** Deletes a dictionary type that has neither items nor children. */
export function removeType(id: number): void {
  const type = existing(id);
  if (db.dictTypes.some(({ parentId }) => parentId === id)) {
    throw new Refusal(`字典“${type.dictName}”下有子字典，不能删除`);
  }
  if (itemsOfType(type.dictType).length > 0) throw new Refusal(`字典“${type.dictName}”下有字典数据，不能删除`);
  db.dictTypes = db.dictTypes.filter((candidate) => candidate !== type);
  notifyDbChange();
}
