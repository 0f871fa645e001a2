import { useMemo, useState } from 'react';
import { OrgTreeSelect } from '@/ui/tree/TreeSelect';
import { sampleOrganisations } from '../sampleOrganisations';

export const title = '组织选择';
export const summary = '组织选择框：下拉为可搜索的组织树，选择一个组织。';

export default function OrgTreeSelectExample() {
  const records = useMemo(() => sampleOrganisations(3), []);
  const [one, setOne] = useState<string>();
  return (
    <>
      <OrgTreeSelect records={records} value={one} onChange={setOne} />
      <p>已选：{one ?? '无'}</p>
    </>
  );
}
