import { Input } from 'antd';
import { useState } from 'react';
import { useDict } from '@/features/dict/DictFields';
import { DictTag } from '@/ui/dict/DictTag';

export const title = '字典标签';
export const summary =
  '按字典显示代码的含义：有回显样式的显示为彩色标签，没有的显示为文字；多个值用英文逗号分隔；字典中没有的值原样显示。useDict 取得字典，DictText 是自带字典的 DictTag。';

export default function DictTagExample() {
  const { entries } = useDict('member_state');
  const [value, setValue] = useState('0,1,2,4,9');
  return (
    <>
      <p>
        <label>
          字典 member_state 的键值：
          <Input style={{ marginTop: 4 }} value={value} onChange={({ target }) => setValue(target.value)} />
        </label>
      </p>
      <DictTag entries={entries} value={value} />
    </>
  );
}
