import { Button, Flex } from 'antd';
import { useState } from 'react';
import { textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import { isInForm } from '@/resource/model/formValues';
import type { Resource, SelectionAction } from '@/resource/model/Resource';
import { ActionDialog } from '@/resource/view/actions/ActionDialog';
import { RecordFields } from '@/resource/view/form/RecordFields';
import { useRecordForm } from '@/resource/view/form/useRecordForm';

const TYPES = { url: '/system/dict/parent/treeList', name: 'dictName', tag: '/system/dict/parent' };

const FIELDS: readonly Field[] = [
  {
    kind: 'choice',
    name: 'typeId',
    label: '字典类型',
    source: TYPES,
    takes: { dictType: 'dictType' },
    form: { help: 'takes：带出右侧的编码' },
  },
  { name: 'dictType', label: '类型编码', form: true },
  { kind: 'number', name: 'base', label: '计算基数', min: 0, decimals: 2, form: true },
  {
    kind: 'number',
    name: 'due',
    label: '月应交',
    decimals: 2,
    form: { help: 'from：基数的 1%，可再修改' },
    from: ({ base }) => (typeof base === 'number' ? Math.round(base) / 100 : undefined),
  },
];

const RESOURCE: Resource = {
  noun: '示例记录',
  path: '/catalogue',
  id: 'id',
  nameField: 'name',
  measure: '条',
  permission: '',
  fields: FIELDS,
};
const ROWS = ['张伟', '李娜', '王芳'].map((name, id) => ({ id, name, due: 50 * id }));

/** Without a call, so that nothing is sent. */
const COLLECT: SelectionAction = {
  key: 'collect',
  label: '收缴',
  ask: [
    { kind: 'day', name: 'paidDate', label: '交纳日期', form: { required: true } },
    { name: 'payer', label: '代交人', form: true },
  ],
  check: ({ due }, { payer }) => ({
    refuse: due === 0 ? '没有应交金额' : undefined,
    warn: textOf(payer) === '' ? [] : ['代交请在备注写明代交人'],
  }),
  done: '已收缴（示例，未发送）',
};

export const title = '动作与联动';
export const summary =
  '描述（Resource）中的词语：字段的 from、takes，动作的 ask（先填写）、check（拒绝或提醒）。提醒须看到后再确认；被拒绝的逐条写明原因。';

export default function RecordWordsExample() {
  const { settings, fields, typed, startValues } = useRecordForm(RESOURCE, { base: undefined }, 'catalogue');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RecordFields
        {...settings}
        name="words"
        fields={fields.filter((field) => isInForm(field, true))}
        typed={typed}
        initialValues={startValues}
      />
      <Flex>
        <Button onClick={() => setOpen(true)}>收缴 ({ROWS.length})</Button>
      </Flex>
      {isOpen && (
        <ActionDialog
          resource={RESOURCE}
          action={COLLECT}
          rows={ROWS}
          areChosen
          texts={[`确定收缴${ROWS.length}条示例记录？`]}
          judged={[]}
          scope={{}}
          shown={{}}
          onClose={() => setOpen(false)}
          onLeft={() => undefined}
        />
      )}
    </>
  );
}
