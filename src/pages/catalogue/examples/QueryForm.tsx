import { Input } from 'antd';
import { useState } from 'react';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';
import { Example } from '../Example';

const FIELDS = ['姓名', '所在支部', '党内职务', '学历', '备注'];

export default function QueryFormExample() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState('');
  return (
    <Example
      summary="表格上方的查询条件：默认收起为一行，可以展开；在输入框中按回车即查询；窄屏时每个条件占满一行。由 QueryField 组成。"
      props={[
        ['label', 'string', '读屏软件读出的名称；默认“查询条件”'],
        ['children', 'QueryField[]', '各个条件；QueryField 的 children 得到与标签对应的 id'],
        ['onQuery', '() => void', '点击查询，或在条件中按回车'],
        ['onReset', '() => void', '点击重置，由使用者清空条件'],
      ]}
    >
      <QueryForm
        label="示例查询条件"
        onQuery={() => setAsked(JSON.stringify(values))}
        onReset={() => {
          setValues({});
          setAsked('');
        }}
      >
        {FIELDS.map((field) => (
          <QueryField key={field} label={field}>
            {(id) => (
              <Input
                id={id}
                autoComplete="off"
                value={values[field] ?? ''}
                onChange={({ target }) => setValues({ ...values, [field]: target.value })}
              />
            )}
          </QueryField>
        ))}
      </QueryForm>
      <p>查询条件：{asked || '无'}</p>
    </Example>
  );
}
