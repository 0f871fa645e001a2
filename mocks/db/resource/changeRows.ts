import * as v from 'valibot';
import type { Account } from '../accounts';
import { takeId } from '../db';
import { Refusal } from '../Refusal';
import { localTime } from './localTime';
import type { Id, Row } from './collection';
import type { Resource } from './Resource';

function parsed<R extends Row>({ schema }: Resource<R>, fields: unknown): R {
  const result = v.safeParse(schema, fields, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refusal(result.issues[0].message);
}

function checkUnique<R extends Row>({ unique = [], rows, id, noun, name }: Resource<R>, row: R, action: string): void {
  for (const { field, label, within } of unique) {
    if (row[field] === '' || row[field] === null || row[field] === undefined) continue;
    const isSame = (other: R) => other[field] === row[field] && (!within || other[within] === row[within]);
    if (rows.all().some((other) => other[id] !== row[id] && isSame(other))) {
      throw new Refusal(`${action}${noun}'${String(row[name])}'失败，${label}已存在`);
    }
  }
}

function checkParent<R extends Row>({ tree, rows, id, noun, name }: Resource<R>, row: R, action: string): void {
  if (!tree) return;
  let ancestor = row[tree.parent] as Id;
  while (ancestor !== 0) {
    if (ancestor === row[id]) throw new Refusal(`${action}${noun}'${String(row[name])}'失败，${tree.ofItself}`);
    const parent = rows.find(ancestor);
    if (!parent) throw new Refusal(`上级${noun}不存在或已被删除`);
    ancestor = parent[tree.parent] as Id;
  }
}

function checkScope<R extends Row>({ inScope }: Resource<R>, row: R, account: Account): void {
  if (inScope && !inScope(row, account)) throw new Refusal('没有权限访问部门数据！');
}

function store<R extends Row>(resource: Resource<R>, row: R, previous: R | undefined, sent: Row): R {
  const action = previous ? '修改' : '新增';
  checkUnique(resource, row, action);
  checkParent(resource, row, action);
  resource.check?.(row, previous);
  resource.rows.put(row);
  resource.stored?.(row, sent, previous);
  return row;
}

/** What was sent, without `null`, which says nothing in RuoYi. */
const givenFields = (sent: Row): Row => Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));

/** The record with this id; throws `Refusal` where there is none, or it is not for this user. */
export function existingRow<R extends Row>(resource: Resource<R>, id: Id, account?: Account): R {
  const { rows, noun, gone = `${noun}不存在或已被删除` } = resource;
  const row = rows.find(id);
  if (!row) throw new Refusal(gone);
  if (account) checkScope(resource, row, account);
  return row;
}

export function addRow<R extends Row>(resource: Resource<R>, sent: Row, account: Account): R {
  const given = givenFields(resource.received?.(sent, undefined, account) ?? sent);
  const made = { createBy: account.username, createTime: localTime(), updateBy: null, updateTime: null };
  const row = parsed(resource, { ...given, ...made, [resource.id]: takeId() });
  checkScope(resource, row, account);
  return store(resource, row, undefined, sent);
}

/** Changes these fields of a record, whoever may send them. */
export function changeRow<R extends Row>(resource: Resource<R>, previous: R, changes: Row, account: Account): R {
  const changed = { updateBy: account.username, updateTime: localTime(), [resource.id]: previous[resource.id] };
  const row = parsed(resource, { ...previous, ...changes, ...changed });
  checkScope(resource, row, account);
  return store(resource, row, previous, changes);
}

/** Changes the fields that were sent, and no others. */
export function updateRow<R extends Row>(resource: Resource<R>, id: Id, sent: Row, account: Account): R {
  const previous = existingRow(resource, id, account);
  return changeRow(resource, previous, givenFields(resource.received?.(sent, previous, account) ?? sent), account);
}

/** Removes records; none of them where one must stay. */
export function removeRows<R extends Row>(resource: Resource<R>, ids: readonly Id[], account: Account): void {
  const { rows, tree, checkRemoval } = resource;
  for (const row of ids.map((id) => existingRow(resource, id, account))) {
    if (tree && rows.all().some((other) => other[tree.parent] === row[resource.id])) {
      throw new Refusal(tree.hasChildren, 601);
    }
    checkRemoval?.(row, account);
  }
  for (const id of ids) rows.remove(id);
}
