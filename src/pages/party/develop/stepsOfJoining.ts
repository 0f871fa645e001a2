import { textOf } from '@/lib/record/ServerRecord';
import { HISTORY } from '../member/history';
import { FULL, NORMAL, ON_PROBATION } from '../member/memberCounts';
import { MEMBER_FORM } from '../member/memberForm';
import { dayOf, fullDueOf, linked, probationOver, votes } from './developRules';
import { BRANCH, ASSEMBLY, COMMITTEE, ABOVE, NOTED, DECIDED, VOTED, inStage, type Stage } from './stepLines';

/** The kinds of changes in the history of a member. */
const JOINING = '1';
const BECOMING_FULL = '2';

/** Taking somebody in, and what comes after: both write into the roster. */
export const JOINING_AND_AFTER: readonly Stage[] = [
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
