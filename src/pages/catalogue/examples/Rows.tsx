import { Flex } from 'antd';
import { useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Resource } from '@/resource/model/Resource';
import { keyOfNew, newRow, type RowEdit, type RowList, rowListOf, withEdit } from '@/resource/model/rowEdits';
import { RowsTable } from '@/resource/view/form/RowsTable';

export const title = '从属记录';
export const summary =
  '描述中的 rows：在记录的表单下方直接编辑从属于它的记录。保存时先保存记录，再发送有改动的行，未成功的行写明原因，再次保存只发送这些。手机上每行为一张卡片。表格上方的操作也可以用 rows 单独打开一批行，如一个支部一年的评议：by 为查询条件，只改不加。';

const STATES = ['到会', '请假', '缺席'].map((label, place) => ({ value: String(place + 1), label }));

const ATTENDS: Resource = {
  noun: '到会情况',
  title: '到会情况（示例，不发送）',
  path: '/catalogue',
  id: 'id',
  nameField: 'name',
  measure: '条',
  permission: '',
  fields: [
    { name: 'name', label: '姓名', form: { required: true } },
    { name: 'state', label: '到会情况', kind: 'options', options: STATES, form: { initial: '1' } },
    { name: 'reason', label: '原因', form: { required: true, when: ({ state }) => state !== '1' } },
  ],
};
const MEETING = { id: 1 };
const OF_MEETING = rowListOf({ of: ATTENDS, by: 'id' }, MEETING, () => true);
const ROWS = ['张伟', '李娜', '王芳'].map((name, id) => ({ id, name, state: '1' }));

const GRADES = ['优秀', '合格', '基本合格', '不合格'].map((label, place) => ({ value: String(place + 1), label }));

const REVIEWS: Resource = {
  ...ATTENDS,
  noun: '评议记录',
  title: '评议记录（示例，不发送）',
  path: '/catalogue/review',
  can: ['edit'],
  isLocked: ({ status }) => status === '1',
  fields: [
    { name: 'name', label: '姓名', form: { only: 'new' } },
    { name: 'grade', label: '等次', kind: 'options', options: GRADES, form: true },
  ],
};
const YEAR = { branch: 205, year: 2026 };
const OF_YEAR = rowListOf({ of: REVIEWS, by: ({ branch, year }) => ({ branch, year }) }, YEAR, () => true);
const REVIEWED = ROWS.map((row, place) => ({ ...row, ...YEAR, grade: '2', status: place === 0 ? '1' : '0' }));

const ignore = () => undefined;

interface PartProps {
  list: RowList;
  rows: readonly ServerRecord[];
  parent: ServerRecord;
}

function Part({ list, rows, parent }: PartProps) {
  const [edits, setEdits] = useState<readonly RowEdit[]>([]);
  const change = (of: RowList, edit: RowEdit) => setEdits(withEdit(of, edits, edit));
  return (
    <RowsTable
      list={list}
      state={{ rows, readings: 0, edits, kept: [], touched: 0, failure: undefined, told: '' }}
      judged={parent}
      disabled={false}
      onEdit={change}
      join={() => ignore}
      onAdd={() => change(list, newRow(list, keyOfNew(edits)))}
      onFill={ignore}
      onReload={ignore}
    />
  );
}

export default function RowsExample() {
  return (
    <Flex vertical gap="middle">
      <Part list={OF_MEETING} rows={ROWS} parent={MEETING} />
      <Part list={OF_YEAR} rows={REVIEWED} parent={YEAR} />
    </Flex>
  );
}
