import { useMemo, useState } from 'react';
import { OrgTree } from '@/ui/tree/OrgTree';
import { Example } from '../Example';
import { sampleOrganisations } from '../sampleOrganisations';

const NODE_COUNT = 10_000;

export default function OrgTreeExample() {
  const records = useMemo(() => sampleOrganisations(NODE_COUNT), []);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<string>();
  return (
    <Example
      summary="组织树：按名称搜索、勾选（搜索时只影响显示的组织）、按需加载下级；一万个组织也只渲染可见部分。键盘：方向键移动和展开，空格勾选，回车选中。"
      props={[
        ['records', '{ id, name, parentId, keywords?, isLeaf? }[]', '平铺的组织；树由上级编号生成；keywords 也可搜索'],
        ['label', 'string', '树的名称，如“组织”'],
        ['selectedId', 'string', '当前选中的组织'],
        ['onSelect', '(id?: string) => void', '选中或取消选中；省略时不可选中'],
        ['checkedIds', 'string[]', '已勾选的组织；勾选上级即包含全部下级'],
        ['onCheck', '(ids: string[]) => void', '勾选有变化；省略时没有复选框'],
        ['independent', 'boolean', '勾选只代表该组织本身；默认 false'],
        ['loadChildren', '(id) => Promise<记录[]>', '首次展开时加载下级；失败可重试'],
        ['height', 'number', '高度（像素），默认 400'],
      ]}
    >
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
        共 {NODE_COUNT} 个组织，已勾选 {checked.length} 个，选中：{selected ?? '无'}
      </p>
    </Example>
  );
}
