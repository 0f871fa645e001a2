import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { DocumentOption } from '@/resource/model/documents';
import type { Resource, ResourceAction } from '@/resource/model/Resource';
import { doneOf, stepBefore } from '@/resource/model/steps';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide } from '../branch';
import { BRANCHES, move } from '../lists';
import { publicityOf, recordOf, resolutionOf } from './developDocuments';
import { DEVELOP_FIELDS } from './developFields';
import { ageProblem, backProblem, contacts, dueOf, extended, extendProblem, isAt, sponsors } from './developRules';
import { DEVELOP_STEPS } from './developSteps';
import { type Develop, DEVELOPS, UNDER_WAY } from './develops';
import { STEPS } from './steps';

type Person = ServerRecord;
type Action = ResourceAction<NameOf<Develop>>;

const NOBODY = { username: '', may: () => false };

/** Adding somebody is the first step, with a month for the talk. */
const FIRST = { stage: '1', stepKey: '01', extendFlag: '0', status: UNDER_WAY };

const LIST: Resource<NameOf<Develop>> = { ...DEVELOPS, fields: DEVELOP_FIELDS, given: FIRST };

const isUnderWay = ({ status }: Person) => textOf(status) === UNDER_WAY;

const reason = (what: string, isRequired = true): Field<'remark'> => ({
  name: 'remark',
  label: `${what}原因`,
  kind: 'lines',
  form: { required: isRequired, max: 500 },
});

const MONTHS: Field = {
  name: 'months',
  label: '延长月数',
  kind: 'number',
  decimals: 0,
  form: { required: true, initial: 6, help: '6至12个月，只能延长一次' },
};

const stepsOf = ({ developId }: Person) => [{ list: STEPS, query: { developId: textOf(developId) } }];

const ACTIONS: readonly Action[] = [
  {
    key: 'back',
    label: '撤回上步',
    permission: 'back',
    when: (person) => isUnderWay(person) && textOf(person.stepKey) !== FIRST.stepKey,
    ask: [reason('撤回')],
    check: async (person, _asked, read) => {
      const done = doneOf(DEVELOP_STEPS, await read(STEPS, { developId: textOf(person.developId) }));
      if (done.length === 0) return { refuse: '没有可撤回的步骤' };
      return { refuse: backProblem(person), found: stepBefore(DEVELOP_STEPS, person, done) };
    },
    each: move(DEVELOPS, 'back'),
    question: (name) => `确定撤回${name}的上一步？该步骤记为撤回，日期保留。`,
  },
  {
    key: 'extend',
    label: '延长',
    permission: 'extend',
    when: (person) => isUnderWay(person) && isAt(person, 17) && !isAt(person, 24),
    ask: [MONTHS, reason('延长')],
    check: async (person, { months }, read) => {
      const refuse = extendProblem(person, months);
      if (refuse) return { refuse };
      const fullDue = extended(person, months);
      const done = doneOf(DEVELOP_STEPS, await read(STEPS, { developId: textOf(person.developId) }));
      // Looking after somebody goes on until the new end.
      const nextDue = textOf(person.stepKey) === '21' ? dueOf('21', { ...person, fullDue }, done) : undefined;
      return { found: { fullDue, ...(nextDue && { nextDue }) } };
    },
    each: ({ developId }, { months: _months, ...asked }) => move(DEVELOPS, 'extend')({ developId }, asked),
    question: (name) => `确定延长${name}的预备期？`,
  },
  {
    key: 'stop',
    label: '终止',
    permission: 'stop',
    danger: true,
    when: (person) => isUnderWay(person),
    ask: [reason('终止', false)],
    check: (_person, { remark }) => ({ refuse: textOf(remark).trim() === '' ? '请写明终止原因' : undefined }),
    each: move(DEVELOPS, 'stop'),
    question: (name) => `确定终止${name}的发展？`,
  },
];

type Document = DocumentOption<NameOf<Develop>>;

/** A Word file of a person and of the steps. */
const document = (
  key: string,
  label: string,
  template: string,
  data: (person: Person, entries: readonly ServerRecord[], words: Readonly<Record<string, string>>) => object,
  when?: (person: Person) => boolean,
): Document => ({
  ...{ key, label, template, at: 'row', permission: 'query', read: stepsOf },
  ...(when && { when }),
  data: (person, [entries = []], words) => data(person, entries, words(LIST, person)),
});

/** 发展党员 */
export default resourcePage<Develop>({
  ...LIST,
  title: '发展党员',
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  Side: BranchSide,
  opens: { query: { status: UNDER_WAY } },
  isLocked: (person) => !isUnderWay(person),
  useRules: (_scope, base) =>
    useChecks(
      DEVELOP_FIELDS,
      {
        applyDate: ageProblem,
        contactNames: (person, read) => (isAt(person, 5) ? contacts({}, person, [], read, NOBODY) : undefined),
        sponsorNames: (person, read) => (isAt(person, 9) ? sponsors({}, person, [], read, NOBODY) : undefined),
      },
      base,
    ),
  steps: DEVELOP_STEPS,
  rowActions: ACTIONS,
  pivot: {
    branches: BRANCHES,
    rows: { field: 'deptId', all: 'branches' },
    columns: { field: 'stage', all: { dict: 'develop_stage' } },
    cell: { status: UNDER_WAY },
  },
  documents: [
    document('record', '全程纪实表', 'develop.docx', recordOf),
    document(
      'joining',
      '接收决议',
      'resolution.docx',
      (...of) => resolutionOf('15', ...of),
      (one) => isAt(one, 15),
    ),
    document(
      'full',
      '转正决议',
      'resolution.docx',
      (...of) => resolutionOf('23', ...of),
      (one) => isAt(one, 23),
    ),
    document('publicity', '公示', 'publicity.docx', publicityOf, (one) => isAt(one, 8)),
  ],
});
