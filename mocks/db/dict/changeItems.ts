import * as v from 'valibot';
import { notifyDbChange } from '../changes';
import { db, takeId } from '../db';
import { Refusal } from '../Refusal';
import { idSchemaOr, statusSchema, textSchema } from './bodyFields';
import type { DictItem } from './DictItem';
import { itemsOfType } from './itemsOfType';
import { FIRST_JOB_CODE_ID } from './jobCodes';

const optionalTextSchema = (label: string, longest?: number) => v.nullish(textSchema(label, longest), '');

/** Body of POST and PUT /system/dict/child. */
export const itemBodySchema = v.object({
  id: idSchemaOr(0),
  dictType: v.pipe(textSchema('字典类型'), v.nonEmpty('字典类型不能为空')),
  dictLabel: v.pipe(textSchema('字典标签'), v.nonEmpty('字典标签不能为空')),
  dictValue: v.pipe(textSchema('字典键值'), v.nonEmpty('字典键值不能为空')),
  dictSort: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.integer('排序应为整数'),
      v.minValue(0, '排序不能小于0'),
    ),
    0,
  ),
  listClass: optionalTextSchema('回显样式'),
  cssClass: optionalTextSchema('样式属性'),
  isDefault: v.optional(v.picklist(['Y', 'N'], '是否默认只能是 Y 或 N'), 'N'),
  status: statusSchema,
  remark: optionalTextSchema('备注', 500),
});

type ItemBody = v.InferOutput<typeof itemBodySchema>;

function existing(id: number): DictItem {
  const edited = db.jobCodeEdits.get(id);
  const item = edited ?? (id < FIRST_JOB_CODE_ID ? db.dictItems : itemsOfType()).find((one) => one.id === id);
  if (!item) throw new Refusal('字典数据不存在或已被删除');
  return item;
}

function toItem(body: ItemBody, action: string): DictItem {
  const type = db.dictTypes.find(({ dictType }) => dictType === body.dictType);
  if (!type) throw new Refusal(`${action}失败，字典类型“${body.dictType}”不存在`);
  if (itemsOfType(type.dictType).some(({ id, dictValue }) => dictValue === body.dictValue && id !== body.id)) {
    throw new Refusal(`${action}字典数据“${body.dictLabel}”失败，字典键值“${body.dictValue}”已存在`);
  }
  return { ...body, parentId: type.id };
}

/** Replaces the item with this id, or removes it if `item` is `null`. */
function replace(id: number, item: DictItem | null): void {
  if (id >= FIRST_JOB_CODE_ID) db.jobCodeEdits.set(id, item);
  else db.dictItems = db.dictItems.flatMap((one) => (one.id === id ? (item ?? []) : one));
  notifyDbChange();
}

export function addItem(body: ItemBody): void {
  const item = toItem({ ...body, id: 0 }, '新增');
  db.dictItems.push({ ...item, id: takeId() });
  notifyDbChange();
}

/** Changes an item. Moving it to another dictionary is refused. */
export function updateItem(body: ItemBody): void {
  if (existing(body.id).dictType !== body.dictType) throw new Refusal('不能更改字典数据所属的字典类型');
  replace(body.id, toItem(body, '修改'));
}

export function removeItem(id: number): void {
  existing(id);
  replace(id, null);
}
