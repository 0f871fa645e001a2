import { Input } from 'antd';
import { useState } from 'react';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';

export const title = '查询条件';
export const summary =
  '表格上方的查询条件：默认收起为一行，可以展开；在输入框中按回车即查询；窄屏时每个条件占满一行。由 QueryField 组成。';

export default function QueryFormExample() {
  const [count, setCount] = useState(0);
  return (
    <>
      <QueryForm label="示例查询条件" onQuery={() => setCount(count + 1)} onReset={() => setCount(0)}>
        {['姓名', '所在支部', '党内职务', '学历', '备注'].map((field) => (
          <QueryField key={field} label={field}>
            {(id) => <Input id={id} autoComplete="off" />}
          </QueryField>
        ))}
      </QueryForm>
      <p>查询 {count} 次</p>
    </>
  );
}
