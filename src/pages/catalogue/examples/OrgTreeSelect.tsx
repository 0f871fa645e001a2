import { useState } from 'react';
import type { TreeItem } from '@/ui/tree/indexTree';
import { OrgTreeSelect } from '@/ui/tree/TreeSelect';
import { Example } from '../Example';

const ROOTS: TreeItem[] = [
  { id: 'a', parentId: 0, name: '集装箱码头公司党委' },
  { id: 'b', parentId: 0, name: '轮驳公司党委' },
  { id: 'c', parentId: 0, name: '引航站党支部', isLeaf: true },
];
const DELAY_MS = 600;

/** A fake call: two branches for each committee. */
const loadBranches = async (id: string): Promise<TreeItem[]> => {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return [1, 2].map((number) => ({ id: `${id}${number}`, name: `第${number}党支部`, isLeaf: true }));
};

export default function OrgTreeSelectExample() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Example
      summary="组织选择框：下拉为组织树，可勾选多个、搜索、按需加载下级。"
      props={[
        ['records', '{ id, name, parentId, isLeaf? }[]', '平铺的组织'],
        ['label', 'string', '字段名称'],
        ['multiple', 'boolean', '是否多选（勾选）；默认 false'],
        ['value', 'string | string[]', '已选的编号；多选时上级编号代表其全部下级'],
        ['onChange', '(编号) => void', '选择有变化'],
        ['loadChildren', '(id) => Promise<记录[]>', '首次展开时加载下级'],
        ['id / placeholder / disabled', 'string / string / boolean', '与表单标签对应的 id；占位文字；是否禁用'],
      ]}
    >
      <OrgTreeSelect
        records={ROOTS}
        label="组织"
        multiple
        value={chosen}
        onChange={setChosen}
        loadChildren={loadBranches}
      />
      <p>已选：{chosen.join('、') || '无'}</p>
    </Example>
  );
}
