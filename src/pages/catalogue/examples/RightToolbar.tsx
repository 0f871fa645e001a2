import { useState } from 'react';
import { RightToolbar } from '@/ui/toolbar/RightToolbar';
import { Example } from '../Example';

const COLUMNS = [
  { key: 'label', title: '字典标签' },
  { key: 'value', title: '字典键值' },
  { key: 'status', title: '状态' },
];

export default function RightToolbarExample() {
  const [searchShown, setSearchShown] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const [count, setCount] = useState(0);
  const shown = COLUMNS.filter(({ key }) => !hidden.includes(key)).map(({ title }) => title);
  return (
    <Example
      summary="表格右上角的工具：隐藏或显示搜索条件、刷新数据、选择要显示的列。"
      props={[
        ['searchShown', 'boolean', '搜索条件当前是否显示'],
        ['onSearchToggle', '(shown: boolean) => void', '切换搜索条件；省略时没有该按钮'],
        ['onRefresh', '() => void', '刷新数据'],
        ['refreshing', 'boolean', '正在刷新时图标转动；默认 false'],
        ['columns', '{ key, title }[]', '可以隐藏的列；省略时没有该按钮'],
        ['hidden', 'string[]', '已隐藏的列的 key；默认为空'],
        ['onHiddenChange', '(hidden: string[]) => void', '隐藏的列有变化'],
      ]}
    >
      <RightToolbar
        searchShown={searchShown}
        onSearchToggle={setSearchShown}
        onRefresh={() => setCount(count + 1)}
        columns={COLUMNS}
        hidden={hidden}
        onHiddenChange={setHidden}
      />
      <p>
        搜索条件{searchShown ? '已显示' : '已隐藏'}；刷新 {count} 次；显示的列：{shown.join('、') || '无'}
      </p>
    </Example>
  );
}
