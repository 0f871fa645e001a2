import { useState } from 'react';
import type { Resource } from '@/resource/model/Resource';
import { keyOfNew, newRow, type RowEdit, type RowList, rowListOf, withEdit } from '@/resource/model/rowEdits';
import { RowsTable } from '@/resource/view/form/RowsTable';

export const title = '从属记录';
export const summary =
  '描述中的 rows：在记录的表单下方直接编辑从属于它的记录。保存时先保存记录，再发送有改动的行，未成功的行写明原因，再次保存只发送这些。手机上每行为一张卡片。';

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
const LIST = rowListOf({ of: ATTENDS, by: 'id' }, MEETING, () => true);
const ROWS = ['张伟', '李娜', '王芳'].map((name, id) => ({ id, name, state: '1' }));

const ignore = () => undefined;

export default function RowsExample() {
  const [edits, setEdits] = useState<readonly RowEdit[]>([]);
  const change = (list: RowList, edit: RowEdit) => setEdits(withEdit(list, edits, edit));
  return (
    <RowsTable
      list={LIST}
      state={{ rows: ROWS, readings: 0, edits, kept: [], touched: 0, failure: undefined, told: '' }}
      judged={MEETING}
      disabled={false}
      onEdit={change}
      join={() => ignore}
      onAdd={() => change(LIST, newRow(LIST, keyOfNew(edits)))}
      onFill={ignore}
      onReload={ignore}
    />
  );
}
