import { useState } from 'react';
import { RightToolbar } from '@/ui/toolbar/RightToolbar';

const COLUMNS = ['标签', '键值', '状态'].map((title) => ({ key: title, title }));

export const title = '表格工具栏';
export const summary = '表格右上角的工具：隐藏或显示搜索条件、刷新数据、选择要显示的列。';

export default function RightToolbarExample() {
  const [searchShown, setSearchShown] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const [count, setCount] = useState(0);
  return (
    <>
      <RightToolbar
        searchShown={searchShown}
        onSearchToggle={setSearchShown}
        onRefresh={() => setCount(count + 1)}
        columns={COLUMNS}
        hidden={hidden}
        onHiddenChange={setHidden}
      />
      <p>
        搜索条件{searchShown ? '已显示' : '已隐藏'}；刷新 {count} 次；隐藏的列：{hidden.join('、') || '无'}
      </p>
    </>
  );
}
