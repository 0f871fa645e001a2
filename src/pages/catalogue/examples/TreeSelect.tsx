import { useMemo, useState } from 'react';
import { TreeSelect } from '@/ui/tree/TreeSelect';
import { sampleOrganisations } from '../sampleOrganisations';

export const title = '树形选择';
export const summary = '树形选择框：从树中选择一项。';

export default function TreeSelectExample() {
  const records = useMemo(() => sampleOrganisations(2), []);
  const [one, setOne] = useState<string>();
  return (
    <>
      <TreeSelect records={records} label="上级组织" value={one} onChange={setOne} />
      <p>已选：{one ?? '无'}</p>
    </>
  );
}
