import { useState } from 'react';
import type { TreeItem } from '@/ui/tree/indexTree';
import { OrgTreeSelect } from '@/ui/tree/TreeSelect';

const ROOTS: TreeItem[] = [
  { id: 'a', parentId: 0, name: '集装箱码头公司党委' },
  { id: 'b', parentId: 0, name: '轮驳公司党委' },
  { id: 'c', parentId: 0, name: '引航站党支部', isLeaf: true },
];
/** A fake call: two branches for each committee. */
const loadBranches = (id: string): Promise<TreeItem[]> =>
  Promise.resolve([1, 2].map((number) => ({ id: `${id}${number}`, name: `第${number}党支部`, isLeaf: true })));

export const title = '组织选择';
export const summary = '组织选择框：下拉为组织树，可勾选多个、搜索、按需加载下级。';

export default function OrgTreeSelectExample() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <OrgTreeSelect
        records={ROOTS}
        loadChildren={loadBranches}
        label="组织"
        multiple
        value={chosen}
        onChange={setChosen}
      />
      <p>已选：{chosen.join('、') || '无'}</p>
    </>
  );
}
