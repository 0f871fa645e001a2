import {
  contacts,
  examined,
  period,
  publicLongEnough,
  publicWorkdays,
  sponsors,
  trainedForAYear,
  trainingLongEnough,
} from './developRules';
import { BRANCH, COMMITTEE, ABOVE, NOTED, DECIDED, inStage, type Stage } from './stepLines';

/** From the application to what is needed before somebody is taken in. */
export const BEFORE_JOINING: readonly Stage[] = [
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
];
