import { useMemo, useState } from 'react';
import { OrgTree } from '@/ui/tree/OrgTree';
import { sampleOrganisations } from '../sampleOrganisations';

export const title = '组织树';
export const summary =
  '组织树：按名称搜索、勾选（搜索时只影响显示的组织）；一万个组织也只渲染可见部分。键盘：方向键移动和展开，空格勾选，回车选中。';

export default function OrgTreeExample() {
  const records = useMemo(() => sampleOrganisations(99), []);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<string>();
  return (
    <>
      <OrgTree
        records={records}
        label="组织"
        selectedId={selected}
        onSelect={setSelected}
        checkedIds={checked}
        onCheck={setChecked}
        height={320}
      />
      <p>
        已勾选 {checked.length} 个，选中：{selected ?? '无'}
      </p>
    </>
  );
}
