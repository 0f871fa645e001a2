import { useState } from 'react';
import { DictRadio, DictSelect, DictText } from '@/features/dict/DictFields';
import { Example } from '../Example';

export default function DictSelectExample() {
  const [nation, setNation] = useState<string | null>(null);
  const [sex, setSex] = useState('0');
  const [count, setCount] = useState(0);
  return (
    <Example
      summary="以字典为选项的下拉框和单选框（DictRadio）。同一字典只请求一次；停用的数据显示为不可选；加载失败可以重试。"
      props={[
        ['type', 'string', '字典类型'],
        ['onReady', '(entries) => void', '字典加载完成后调用'],
        ['…', 'SelectProps / RadioGroupProps', '其余属性与组件库的 Select、Radio.Group 相同'],
      ]}
    >
      <div>
        <DictSelect
          type="nation"
          aria-label="民族"
          placeholder="请选择民族"
          popupMatchSelectWidth={200}
          value={nation}
          onChange={setNation}
          onReady={(entries) => setCount(entries.length)}
        />{' '}
        共 {count} 项
      </div>
      <div>
        <DictRadio type="sys_user_sex" value={sex} onChange={({ target }) => setSex(String(target.value))} />
      </div>
      <div>
        已选择：
        <DictText type="nation" value={nation} /> <DictText type="sys_user_sex" value={sex} />
      </div>
    </Example>
  );
}
