import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { branchOfNew, BranchSide, MEMBER_CHOICES, memberFields } from '../branch';
import { PLAN_DATE } from '../lists';
import { HELD, PLANNED, STATUS, type Talk, TALKS } from './talks';

const FIELDS: readonly Field<NameOf<Talk>>[] = [
  ...branchOfNew(),
  {
    ...PLAN_DATE,
    keepsValue: true,
    column: { title: '计划', width: 96, sortable: true },
    form: { required: true },
  },
  {
    name: 'talkDate',
    label: '谈话日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'TalkDate',
    keepsValue: true,
    column: { width: 96, sortable: true },
    form: true,
  },
  {
    name: 'talkerId',
    label: '谈话人（名册）',
    kind: 'choice',
    source: MEMBER_CHOICES,
    shownBy: 'talkerName',
    takes: { talkerName: 'memberName' },
    form: { help: '不在本支部名册的，在下一项填写姓名' },
    detail: false,
  },
  { name: 'talkerName', label: '谈话人', query: true, column: { width: 70 }, form: { required: true, max: 30 } },
  ...memberFields({ label: '谈话对象', title: '对象' }),
  {
    name: 'talkType',
    label: '类型',
    kind: 'dict',
    dict: 'talk_type',
    query: true,
    column: { hidden: true, width: 132 },
    form: { required: true },
  },
  { name: 'topic', label: '主题', column: true, form: { required: true, max: 100, wide: true } },
  {
    name: 'summary',
    label: '要点',
    kind: 'lines',
    permission: 'summary',
    private: true,
    form: { max: 500, wide: true, help: '只有本支部有权限的人能看到，不导出' },
  },
  {
    ...STATUS,
    column: { width: 70 },
    // Whether a talk was held is said by its day.
    from: ({ talkDate }) => (textOf(talkDate) === '' ? PLANNED : HELD),
  },
  remarkField(),
];

/** 谈心谈话 */
export default resourcePage<Talk>({
  ...TALKS,
  title: '谈心谈话',
  can: ['add', 'edit', 'detail'],
  Side: BranchSide,
  // As it is generated, the server does not set it.
  given: { status: PLANNED },
  useRules: (_scope, base) =>
    useChecks(
      FIELDS,
      { talkDate: ({ talkDate }) => (textOf(talkDate) > today() ? '谈话日期不能晚于今天' : undefined) },
      base,
    ),
  fields: FIELDS,
});
