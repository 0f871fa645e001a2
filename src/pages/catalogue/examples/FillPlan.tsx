import { Button, Flex } from 'antd';
import { useState } from 'react';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { type Fill, notThere, planFill } from '@/resource/model/fill';

export const title = '批量生成';
export const summary =
  '表格上方操作的 fill：由另一列表的每一行生成一条记录。生成前说明将生成哪些、哪些已有、哪些不生成及原因；再次运行不会重复。';

const MEMBERS = [
  { id: 1, name: '王海洋', due: 45 },
  { id: 2, name: '李明', due: 30 },
  { id: 3, name: '张伟' },
];

const FILL: Fill = {
  rows: () => MEMBERS,
  existing: { query: () => ({}), key: ({ id }) => textOf(id) },
  make: ({ id, due }) => (due === undefined ? '没有标准' : { id, due }),
  max: 50,
};

export default function FillPlanExample() {
  const [made, setMade] = useState<readonly ServerRecord[]>([]);
  const { items, leftOut } = planFill(FILL, {}, MEMBERS, [], ({ name }) => textOf(name));
  const missing = notThere(FILL, items, made);
  const names = missing.map(({ name }) => name).join('、');
  return (
    <Flex vertical gap="small" align="flex-start">
      <div role="status">
        {missing.length > 0 ? `将生成 ${missing.length} 条：${names}` : '没有需要生成的'}
        {made.length > 0 && <div>已有 {made.length} 条，不再生成</div>}
      </div>
      {[...leftOut].map(([reason, without]) => (
        <div key={reason}>
          {without.length}人{reason}：{without.join('、')}
        </div>
      ))}
      <Button onClick={() => setMade(items.map(({ record }) => record))}>生成</Button>
    </Flex>
  );
}
