import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Step, Steps } from '@/resource/model/steps';
import { FULL, NORMAL, ON_PROBATION } from '../member/memberCounts';
import { MEMBER_FORM } from '../member/memberForm';
import { HISTORY } from '../member/history';
import {
  contacts,
  dayOf,
  dueOf,
  examined,
  follows,
  fullDueOf,
  late,
  linked,
  notAfter,
  notOwn,
  period,
  probationOver,
  publicLongEnough,
  publicWorkdays,
  sponsors,
  trainedForAYear,
  trainingLongEnough,
  votes,
} from './developRules';
import type { Develop } from './develops';
import { DONE, STEPS } from './steps';

type DevelopStep = Step<NameOf<Develop>>;
type Own = Partial<
  Pick<DevelopStep, 'hint' | 'parent' | 'sets' | 'effects' | 'repeats' | 'orElse' | 'refuse' | 'warn'>
> & {
  fields?: string;
};

/** Its number, its words, who decides, its rule; `above`: decided by the committee above. */
type Line = readonly [key: string, label: string, organ: string, article: string, more?: Own, above?: 'above'];

const BRANCH = '支部委员会';
const ASSEMBLY = '支部党员大会';
const COMMITTEE = '基层党委';
const ABOVE = '上级党委';

/** What most steps ask for, by how they are decided. */
const NOTED = 'stepDate organName opinion';
const DECIDED = 'stepDate organName docNo resultType opinion';
const VOTED = 'stepDate organName voterDue voterNum yesNum noNum abstainNum resultType opinion';

const inStage = (stage: string) => () => ({ stage });

/** The kinds of changes in the history of a member. */
const JOINING = '1';
const BECOMING_FULL = '2';

const STAGES: readonly (readonly [label: string, lines: readonly Line[]])[] = [
  [
    '入党申请人',
    [
      ['01', '递交入党申请书', '本人', '第五条'],
      ['02', '派人谈话', '党支部', '第七条', { fields: NOTED, hint: '收到申请书后一个月内派人谈话' }],
    ],
  ],
  [
    '积极分子',
    [
      [
        '03',
        '推荐和确定',
        BRANCH,
        '第八条',
        {
          fields: DECIDED,
          hint: '党员推荐或群团组织推优，支委会研究决定',
          sets: ({ stepDate }) => ({ stage: '2', activistDate: stepDate }),
        },
      ],
      ['04', '上级党委备案', ABOVE, '第八条', { fields: DECIDED }, 'above'],
      [
        '05',
        '指定培养联系人',
        '党支部',
        '第九条',
        {
          fields: 'stepDate contactNames organName opinion',
          hint: '一至两名正式党员',
          parent: ['contactNames'],
          refuse: [contacts],
        },
      ],
      [
        '06',
        '培养教育考察',
        '党支部',
        '第十一条',
        { fields: NOTED, hint: '每半年考察一次，可多次登记', repeats: true },
      ],
    ],
  ],
  [
    '发展对象',
    [
      [
        '07',
        '确定发展对象',
        BRANCH,
        '第十三条',
        { fields: DECIDED, hint: '经过一年以上培养教育，听取各方意见后支委会讨论', refuse: [trainedForAYear] },
      ],
      [
        '08',
        '上级党委同意',
        ABOVE,
        '第十三条',
        { fields: DECIDED, sets: ({ stepDate }) => ({ targetDate: stepDate }) },
        'above',
      ],
      [
        '8a',
        '公示',
        '党支部',
        '第十三条',
        {
          fields: 'startDate endDate stepDate organName resultType opinion',
          hint: '发展对象人选公示不少于五个工作日',
          refuse: [publicLongEnough, period],
          warn: [publicWorkdays],
          sets: inStage('3'),
        },
      ],
      [
        '09',
        '确定入党介绍人',
        '党支部',
        '第十四条',
        {
          fields: 'stepDate sponsorNames organName opinion',
          hint: '两名正式党员',
          parent: ['sponsorNames'],
          refuse: [sponsors],
        },
      ],
      [
        '10',
        '政治审查',
        '党支部',
        '第十六条',
        { fields: DECIDED, hint: '意见中写明审查结论；只记结论、日期和文号，不存审查材料', refuse: [examined] },
      ],
      [
        '11',
        '集中培训',
        COMMITTEE,
        '第十七条',
        {
          fields: 'startDate endDate stepDate organName opinion',
          hint: '一般不少于3天或24学时，学时写在意见中',
          refuse: [period],
          warn: [trainingLongEnough],
        },
      ],
    ],
  ],
  [
    '接收',
    [
      ['12', '支委会审查', BRANCH, '第十八条', { fields: DECIDED }],
      ['13', '党委预审', COMMITTEE, '第十八条', { fields: DECIDED }, 'above'],
      ['14', '填写入党志愿书', '本人', '', { fields: NOTED }],
      [
        '15',
        '支部大会讨论',
        ASSEMBLY,
        '第十九条、第二十条',
        {
          fields: VOTED,
          hint: '预审后一个月内召开；到会有表决权的超过应到的半数，无记名投票，赞成的超过应到的半数',
          refuse: [votes],
          orElse: ['stop'],
        },
      ],
      ['16', '派人谈话', ABOVE, '', { fields: DECIDED }, 'above'],
      [
        '17',
        '党委审批',
        COMMITTEE,
        '第二十五条',
        {
          fields: DECIDED,
          hint: '三个月内审批；有党总支审议的，写在意见中。保存后登记党员名册，入党日期为支部大会通过之日',
          effects: [
            (_entry, person, done) => {
              const joinDate = dayOf('15', person, done);
              const { deptId, deptName, personName: memberName, sex, birthDate, postName } = person;
              return {
                of: MEMBER_FORM,
                query: { deptId: textOf(deptId), memberName: textOf(memberName) },
                is: (row) =>
                  row['memberName'] === memberName && row['birthDate'] === birthDate && row['joinDate'] === joinDate,
                adds: {
                  ...{ deptId, deptName, memberName, sex, birthDate, postName, joinDate, nation: '01' },
                  ...{ memberType: ON_PROBATION, partyPost: '9', memberState: NORMAL, contactFlag: '0' },
                },
                isAsked: true,
              };
            },
            ({ docNo }, person, done, [member]) =>
              member && {
                of: HISTORY,
                query: { memberId: textOf(member['memberId']) },
                is: ({ changeType }) => changeType === JOINING,
                adds: {
                  ...{ memberId: member['memberId'], deptId: person['deptId'], changeType: JOINING },
                  ...{ changeDate: dayOf('15', person, done), toText: '预备党员', ...(docNo ? { docNo } : {}) },
                },
              },
          ],
          sets: (_entry, person, done, [member]) => ({
            ...{ stage: '4', joinDate: dayOf('15', person, done), fullDue: fullDueOf(person, done) },
            ...(member && { memberId: member['memberId'] }),
          }),
        },
        'above',
      ],
      ['18', '组织部门备案', '上级组织部门', '第二十五条', { fields: DECIDED }, 'above'],
    ],
  ],
  [
    '教育转正',
    [
      ['19', '编入支部小组', '党支部', '', { fields: NOTED }],
      ['20', '入党宣誓', '党支部', '第二十九条', { fields: NOTED, hint: '一般在批准后一个月内' }],
      [
        '21',
        '继续教育考察',
        '党支部',
        '',
        { fields: NOTED, hint: '每半年考察一次，可多次登记，到预备期满为止', repeats: true },
      ],
      ['22', '转正申请', '本人', '第三十二条', { fields: NOTED }],
      [
        '23',
        '支部大会讨论',
        ASSEMBLY,
        '第三十二条',
        {
          fields: VOTED,
          hint: '预备期满后；表决的要求与接收时相同',
          refuse: [probationOver, votes],
          orElse: ['extend', 'stop'],
        },
      ],
      [
        '24',
        '党委审批',
        COMMITTEE,
        '第三十三条',
        {
          fields: DECIDED,
          hint: '三个月内审批；有党总支审议的，写在意见中。保存后名册中转为正式党员，转正日期为预备期满之日',
          refuse: [linked],
          effects: [
            (_entry, person, done) => ({
              of: MEMBER_FORM,
              query: { deptId: textOf(person['deptId']) },
              is: (row) => textOf(row['memberId']) === textOf(person['memberId']),
              edits: { memberType: FULL, fullDate: fullDueOf(person, done) },
            }),
            ({ docNo }, person, done, [member]) =>
              member && {
                of: HISTORY,
                query: { memberId: textOf(member['memberId']) },
                is: ({ changeType }) => changeType === BECOMING_FULL,
                adds: {
                  ...{ memberId: member['memberId'], deptId: person['deptId'], changeType: BECOMING_FULL },
                  ...{ changeDate: fullDueOf(person, done), fromText: '预备党员', toText: '正式党员' },
                  ...(docNo ? { docNo } : {}),
                },
              },
          ],
          sets: inStage('5'),
        },
        'above',
      ],
      ['25', '材料归档', '党支部', '第三十六条', { fields: NOTED, sets: () => ({ status: '1' }) }],
    ],
  ],
];

const LINES = STAGES.flatMap(([, lines], stage) => lines.map((line) => ({ line, stage: stage + 1 })));

function stepAt({ line, stage }: (typeof LINES)[number], at: number): DevelopStep {
  const [key, label, organ, article, more = {}, above] = line;
  const { fields = '', refuse = [], warn = [], repeats, ...own } = more;
  const [before, after] = [LINES[at - 1]?.line[0] ?? '', LINES[at + 1]?.line[0] ?? ''];
  return {
    ...{ key, stage, label, organ, article: article && `细则${article}` },
    permission: above ? 'approve' : 'advance',
    fields: fields.split(' '),
    ...(key === '01' && { heldBy: 'applyDate' }),
    refuse: [follows(before), notAfter(today), ...(above ? [notOwn] : []), ...refuse],
    warn: [late(key, article.replace(/、.*/, '')), ...warn],
    next: (entry, person, done) => dueOf(repeats ? key : after, person, done.includes(entry) ? done : [...done, entry]),
    ...(repeats && { repeats }),
    ...own,
  };
}

/** 发展党员: the 25 steps of 中组部's chart, and 8a of 2026, in five stages. */
export const DEVELOP_STEPS: Steps<NameOf<Develop>> = {
  list: LINES.map(stepAt),
  stages: STAGES.map(([label]) => label),
  at: 'stepKey',
  due: 'nextDue',
  of: STEPS,
  day: 'stepDate',
  result: { field: 'resultType', passed: DONE },
  given: ({ organ }) => ({ organName: organ }),
  note: ({ startDate, endDate, docNo }) =>
    [startDate && endDate ? `${textOf(startDate)} 至 ${textOf(endDate)}` : '', textOf(docNo)].filter(Boolean).join(' '),
};
