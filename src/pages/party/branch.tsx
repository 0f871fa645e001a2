import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { ChoiceSource } from '@/resource/model/kinds';
import type { ListParams } from '@/resource/model/listQuery';
import type { SideProps } from '@/resource/model/Resource';
import { TreeSide } from '@/resource/view/TreeSide';
import { BRANCHES } from './lists';

const UNIT = /(党委|党总支)$/;

/** Whether the name is that of a unit, whose members are in its branches. */
export const isUnit = (name: string): boolean => UNIT.test(name);

/** What the names of branches have in common with that of their unit. */
export const plainName = (unit: string): string => unit.replace(UNIT, '');

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

/** The name of a branch in a column whose head says what it is. */
export const branchCell = ({ deptName }: { deptName?: unknown }): string => textOf(deptName).replace(/党支部$/, '');

/** The fields of the branch to which a record belongs: both are saved. */
export const branchFields = (): readonly Field<'deptId' | 'deptName'>[] => [
  { ...BRANCH, shownBy: 'deptName', takes: { deptName: 'label' }, query: 'side' },
  {
    name: 'deptName',
    label: '党支部',
    query: 'side',
    column: { render: branchCell },
    detail: false,
  },
];

/** The same where the branch is chosen once: what belongs to the record is of it. */
export const branchOfNew = (): readonly Field<'deptId' | 'deptName'>[] =>
  branchFields().map((field) => (field.form ? { ...field, form: { required: true, only: 'new' as const } } : field));

/** Whom the list of members is asked for: those of the branch. */
const membersOf = ({ deptId }: ServerRecord): ListParams => ({ deptId: textOf(deptId), memberState: '0' });

/** The members of the branch of a record, to choose one. */
export const MEMBER_CHOICES: ChoiceSource<'deptId'> = {
  url: '/party/member/list',
  at: 'rows',
  id: 'memberId',
  name: ({ memberName, postName }) =>
    textOf(postName) === '' ? textOf(memberName) : `${textOf(memberName)}（${textOf(postName)}）`,
  params: membersOf,
};

interface MemberFieldOptions {
  label?: string;
  /** Head of the column. */
  title?: string;
  /** Whom the list is asked for, of whom one is chosen. */
  params?: (values: ServerRecord) => ListParams;
}

/** The fields of the member to whom a record belongs; both are saved. By default it is one of the branch. */
export const memberFields = ({
  label = '姓名',
  title = label,
  params = membersOf,
}: MemberFieldOptions = {}): readonly Field<'memberId' | 'memberName'>[] => [
  {
    name: 'memberId',
    label,
    kind: 'choice',
    source: { ...MEMBER_CHOICES, params },
    shownBy: 'memberName',
    takes: { memberName: 'memberName' },
    form: { required: true, only: 'new' },
  },
  { name: 'memberName', label, query: true, column: { title, width: 70 }, detail: false },
];
