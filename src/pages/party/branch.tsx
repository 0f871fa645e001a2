import { textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { ChoiceSource } from '@/resource/model/kinds';
import type { SideProps } from '@/resource/model/Resource';
import { TreeSide } from '@/resource/view/TreeSide';
import { BRANCHES } from './lists';

/** What the names of branches have in common with that of their unit. */
const plainName = (unit: string) => unit.replace(/(党委|党总支)$/, '');

/** A branch without the name of its unit, under which it stands. */
function branchIn(name: string, unit: string): string {
  const common = plainName(unit);
  return common !== '' && name.startsWith(common) ? name.slice(common.length) || name : name;
}

/**
 * The branches beside a table. A branch is asked for by its id; a unit by its name, which those of its branches begin
 * with, because the id of a department finds no lower ones; the root asks for all.
 */
export function BranchSide({ filters, onFilter }: SideProps) {
  return (
    <TreeSide
      source={BRANCHES}
      label="党组织"
      foldedBelow={1440}
      shorten={branchIn}
      isChosen={({ id, name, isLeaf }) =>
        isLeaf ? String(id) === filters['deptId'] : plainName(name) === filters['deptName']
      }
      onChoose={(choice) =>
        onFilter({
          deptId: choice?.isLeaf ? String(choice.id) : '',
          deptName: choice && !choice.isLeaf && !choice.isRoot ? plainName(choice.name) : '',
        })
      }
    />
  );
}

/** The branch of new records. A unit has no members of its own. */
export const BRANCH = {
  name: 'deptId',
  label: '党支部',
  kind: 'tree',
  organisations: true,
  leavesOnly: true,
  source: BRANCHES,
  form: { required: true },
} as const satisfies Field<'deptId'>;

/** The fields of the branch to which a record belongs: both are saved. */
export const branchFields = (): readonly Field<'deptId' | 'deptName'>[] => [
  { ...BRANCH, shownBy: 'deptName', takes: { deptName: 'label' }, query: 'side' },
  {
    name: 'deptName',
    label: '党支部',
    query: 'side',
    column: { render: ({ deptName }) => textOf(deptName).replace(/党支部$/, '') },
    detail: false,
  },
];

/** The same where the branch is chosen once: what belongs to the record is of it. */
export const branchOfNew = (): readonly Field<'deptId' | 'deptName'>[] =>
  branchFields().map((field) => (field.form ? { ...field, form: { required: true, only: 'new' as const } } : field));

/** The members of the branch that is chosen in the form. */
export const rosterChoice: ChoiceSource<'deptId'> = {
  url: '/party/member/list',
  at: 'rows',
  id: 'memberId',
  name: ({ memberName, postName }) =>
    textOf(postName) === '' ? textOf(memberName) : `${textOf(memberName)}（${textOf(postName)}）`,
  params: ({ deptId }) => ({ deptId: textOf(deptId), memberState: '0' }),
};

/** The fields of the member to whom a record belongs, one of the branch; both are saved. */
export const memberFields = (label = '姓名', title = label): readonly Field<'deptId' | 'memberId' | 'memberName'>[] => [
  {
    name: 'memberId',
    label,
    kind: 'choice',
    source: rosterChoice,
    shownBy: 'memberName',
    takes: { memberName: 'memberName' },
    form: { required: true, only: 'new' },
  },
  { name: 'memberName', label, query: true, column: { title, width: 70 }, detail: false },
];
