import { Flex } from 'antd';
import { useState } from 'react';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { Resource } from '@/resource/model/Resource';
import { useRecordActions } from '@/resource/view/actions/useRecordActions';
import { FieldCell } from '@/resource/view/table/FieldCell';
import { useToast } from '@/ui/toast/useToast';

export const title = '行内开关';
export const summary =
  '列的 toggle：在表格中启用或停用。停用前询问，offMeans 说明停用意味着什么；未能更改时恢复原状，成功后可撤销。没有修改权限的人只看到文字。';

const STATUS: Field = {
  kind: 'options',
  name: 'status',
  label: '状态',
  options: [
    { value: '0', label: '正常' },
    { value: '1', label: '停用' },
  ],
  column: { toggle: { on: '0', off: '1', offMeans: '停用后不能再选，已有的记录不变。' } },
};

const POSTS: Resource = {
  noun: '示例岗位',
  path: '/catalogue/post',
  id: 'id',
  nameField: 'name',
  permission: '',
  fields: [STATUS],
};

const done = () => Promise.resolve();
const ignore = () => undefined;

export default function ToggleExample() {
  const toast = useToast();
  const [rows, setRows] = useState<readonly ServerRecord[]>([
    { id: 1, name: '支部书记', status: '0' },
    { id: 2, name: '组织委员', status: '1' },
  ]);
  const usual = useRecordActions({ resource: POSTS, scope: {}, shown: {}, reload: done, onRefused: ignore });
  /** Without a call, so that nothing is sent. */
  const toggle = (record: ServerRecord, _field: Field, on: boolean) => {
    setRows(rows.map((row) => (row === record ? { ...row, status: on ? '0' : '1' } : row)));
    toast.success(`${on ? '已启用' : '已停用'}“${textOf(record['name'])}”（示例，未发送）`);
    return done();
  };
  return (
    <Flex vertical gap="small">
      {rows.map((record) => (
        <Flex key={textOf(record['id'])} gap="small" align="center">
          {textOf(record['name'])}
          <FieldCell resource={POSTS} actions={{ ...usual, toggle }} field={STATUS} record={record} />
        </Flex>
      ))}
    </Flex>
  );
}
