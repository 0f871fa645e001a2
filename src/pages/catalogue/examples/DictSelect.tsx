import { Flex } from 'antd';
import { useState } from 'react';
import { DictRadio, DictSelect } from '@/features/dict/DictFields';

export const title = '字典选择';
export const summary =
  '以字典为选项的下拉框和单选框（DictRadio）。同一字典只请求一次；停用的数据显示为不可选；加载失败可以重试。';

export default function DictSelectExample() {
  const [nation, setNation] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  return (
    <Flex vertical gap="small">
      <div>
        <DictSelect
          type="nation"
          aria-label="民族"
          style={{ minWidth: 160 }}
          value={nation}
          onChange={setNation}
          onReady={(entries) => setCount(entries.length)}
        />{' '}
        共 {count} 项
      </div>
      <DictRadio type="sys_user_sex" defaultValue="0" />
    </Flex>
  );
}
