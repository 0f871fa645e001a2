import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import { inputsOf, newRecordOf } from '@/resource/model/formValues';
import { RecordFields } from '@/resource/view/form/RecordFields';
import type { KINDS } from '@/resource/model/kinds';
import { RecordDetailDialog } from '@/resource/view/RecordDetailDialog';

type Kinds = keyof typeof KINDS;

const TYPES = { url: '/system/dict/parent/treeList', name: 'dictName', tag: '/system/dict/parent' };

/** One field of each kind; types tell which is missing. */
const BY_KIND: { [Kind in Kinds]: Extract<Field, { kind?: Kind }> } = {
  text: { name: 'text', label: '单行文字', form: { required: true, max: 20 } },
  lines: { kind: 'lines', name: 'lines', label: '多行文字', form: true },
  password: { kind: 'password', name: 'password', label: '口令', form: true },
  number: { kind: 'number', name: 'number', label: '数字', min: 0, decimals: 2, unit: '元', form: true },
  day: { kind: 'day', name: 'day', label: '日期', form: true },
  time: { kind: 'time', name: 'time', label: '日期和时间', form: true },
  month: { kind: 'month', name: 'month', label: '月份', form: true },
  dict: { kind: 'dict', name: 'dict', label: '字典数据', dict: 'meeting_type', form: true },
  options: {
    kind: 'options',
    name: 'options',
    label: '选项',
    radio: true,
    options: ['线上', '线下'].map((label) => ({ value: label, label })),
    form: true,
  },
  choice: { kind: 'choice', name: 'choice', label: '其他记录', source: TYPES, form: true },
  tree: { kind: 'tree', name: 'tree', label: '树中的一项', source: TYPES, form: true },
  flag: { kind: 'flag', name: 'flag', label: '上下级联动', form: { initial: true } },
  custom: {
    kind: 'custom',
    name: 'custom',
    label: '自定义控件',
    column: { render: ({ custom }) => textOf(custom) },
    form: {
      Input: ({ value, onChange, ...control }) => (
        <Select
          {...control}
          mode="tags"
          open={false}
          suffixIcon={null}
          placeholder="输入词语后按回车"
          value={Array.isArray(value) ? value.map(textOf) : []}
          onChange={(words) => onChange?.(words)}
        />
      ),
    },
  },
  json: { kind: 'json', name: 'json', label: 'JSON 文本', form: { wide: true } },
  checks: { kind: 'checks', name: 'checks', label: '树中的多项', source: TYPES, linkedBy: 'flag', form: true },
  files: { kind: 'files', name: 'files', label: '附件', form: true },
  html: { kind: 'html', name: 'html', label: '富文本', form: true },
};

const FIELDS: readonly Field[] = Object.values(BY_KIND);
const RECORDS = { noun: '示例', path: '', id: 'text', nameField: 'text', permission: '', fields: FIELDS };
const START = inputsOf(FIELDS, undefined);

export const title = '字段';
export const summary =
  '记录页面的字段（Field）：每种值（kind）各一个，输入、校验、保存和显示的方式都由它决定。填写后提交，可看到将要保存的内容。';

export default function FieldsExample() {
  const [sent, setSent] = useState<ServerRecord>();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <RecordFields
        name="fields"
        fields={FIELDS}
        initialValues={START}
        onFinish={(values) => setSent(newRecordOf(FIELDS, values, {}))}
      />
      <Flex gap="small">
        <Button type="primary" htmlType="submit" form="fields">
          提交
        </Button>
        {sent && <Button onClick={() => setShown(true)}>查看详情</Button>}
      </Flex>
      {sent && <pre aria-label="将要保存的内容">{JSON.stringify(sent, null, 2)}</pre>}
      {sent && isShown && <RecordDetailDialog resource={RECORDS} record={sent} onClose={() => setShown(false)} />}
    </>
  );
}
