import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { TreeItem } from '@/ui/tree/indexTree';
import { OrgTree } from '@/ui/tree/OrgTree';
import { OrgTreeSelect, TreeSelect } from '@/ui/tree/TreeSelect';

export const title = '组织树';
export const summary =
  '组织树：按名称搜索、勾选（搜索时只影响显示的组织）；一万个组织也只渲染可见部分。键盘：方向键移动和展开，空格勾选，回车选中。组织选择框 OrgTreeSelect 和树形选择框 TreeSelect 下拉为同样的树，选择一项。';

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** A committee, 99 companies below it, twenty branches below each, and four groups below each of these. */
const sampleOrganisations = (): TreeItem[] => [
  { id: 1, name: '港口集团党委' },
  ...upTo(99).flatMap((company) => [
    { id: `c${company}`, parentId: 1, name: `码头公司党委（${company}）` },
    ...upTo(20).flatMap((branch) => [
      { id: `c${company}-${branch}`, parentId: `c${company}`, name: `第${branch}党支部` },
      ...upTo(4).map((group) => ({
        id: `c${company}-${branch}-${group}`,
        parentId: `c${company}-${branch}`,
        name: `第${branch}党支部第${group}党小组`,
      })),
    ]),
  ]),
];

export default function OrgTreeExample() {
  const records = useMemo(() => sampleOrganisations(), []);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<string>();
  const shared = { records, label: '组织', height: 320 };
  return (
    <Flex vertical gap="small">
      <OrgTree {...shared} selectedId={selected} onSelect={setSelected} checkedIds={checked} onCheck={setChecked} />
      <p>
        已勾选 {checked.length} 个，选中：{selected ?? '无'}
      </p>
      <OrgTreeSelect records={records} value={selected} onChange={setSelected} />
      <TreeSelect records={records} label="上级组织" value={selected} onChange={setSelected} />
    </Flex>
  );
}
