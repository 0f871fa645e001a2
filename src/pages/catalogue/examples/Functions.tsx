import { Flex, Input } from 'antd';
import { useState } from 'react';
import { validators } from '@/lib/validators';

export const title = '工具函数';
export const summary = '校验规则 validators：规格说明第 5 节的全部规则，按名称取用。';

export default function FunctionsExample() {
  const [text, setText] = useState('11010519491231002X');
  return (
    <>
      <Input aria-label="待校验的文字" value={text} onChange={({ target }) => setText(target.value)} />
      <Flex wrap gap="small" role="list" aria-label="校验结果">
        {Object.values(validators).map(({ label, message, test }) => (
          <span key={label} role="listitem" title={message}>
            {test(text) ? '✓' : '✗'} {label}
          </span>
        ))}
      </Flex>
    </>
  );
}
