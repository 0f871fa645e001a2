import { DepartmentTree } from '@/pages/system/DepartmentSide';
import type { ChoiceSource } from '@/resource/model/kinds';
import type { SideProps } from '@/resource/model/Resource';

/** The units and branches that the user sees; where the server lacks this tree, the own branch. */
export const BRANCHES: ChoiceSource = {
  url: '/party/member/tree',
  name: 'label',
  orElse: ({ orgId, orgName }) => (orgId === '' ? [] : [{ id: orgId, label: orgName }]),
};

