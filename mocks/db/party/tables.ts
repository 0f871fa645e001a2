import { createCollection } from '../resource/collection';
import { seedFees, seedStandards } from './seedFees';
import { seedHistory, seedMembers } from './seedMembers';
import { tableOf } from './table';

export const MEMBER = tableOf(`
  member_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  group_name|v64|党小组
  member_name|v30!|姓名|~
  sex|c1!|性别|=|sys_user_sex
  id_card|v18!|身份证号
  nation|v2!|民族||nation
  birth_date|d!|出生日期
  education|v2|学历|=|education
  post_name|v64|单位及职务
  phone|v20|联系电话
  member_type|c1!|党员类别|=|member_type
  party_post|c1!|党内职务|=|party_post
  member_state|c1!|党籍状态|=|member_state
  join_date|d!|入党日期|..
  full_date|d|转正日期|..
  flow_place|v100|流动去向
  contact_flag|c1!|联系情况|=|contact_flag
  contact_date|d|最近联系|..
  lost_date|d|失联日期|..`);

export const HISTORY = tableOf(`
  history_id|b-|主键
  member_id|b!-|党员ID|=
  dept_id|b!-|党支部ID|=
  change_type|c1!|类型|=|history_type
  change_date|d!|日期|..
  from_text|v100|变更前
  to_text|v100|变更后
  doc_no|v64|文号`);

export const STANDARD = tableOf(`
  standard_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  member_id|b!-|党员ID|=
  member_name|v30!|姓名|~
  payer_type|c1!|类别|=|payer_type
  base|m-|计算基数
  rate|r|比例
  due|m!|月应交
  start_month|c7!|起始月份|=
  end_month|v7|终止月份
  reduce_type|c1!|减免|=|reduce_type
  approve_no|v64|减免批准文号
  approve_by|v64|批准人
  approve_date|d|批准日期
  status|c1!|状态|=|standard_status`);

export const FEE = tableOf(`
  fee_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  member_id|b!-|党员ID|=
  member_name|v30!|姓名|~
  fee_month|c7!|所属月份|=
  due_date|d!|应交截止|..
  due|m!|应交
  paid|m|实交
  paid_date|d|交纳日期|..
  pay_way|c1|方式|=|pay_way
  fee_state|c1!|状态|=|fee_state
  payee_name|v30|收款人`);

export const memberRows = createCollection({
  name: 'partyMember',
  id: 'memberId',
  schema: MEMBER.schema,
  seed: () => seedMembers().map((one) => ({ ...MEMBER.blank, ...one })),
});

export const historyRows = createCollection({
  name: 'partyHistory',
  id: 'historyId',
  schema: HISTORY.schema,
  seed: () => seedHistory(seedMembers()).map((one) => ({ ...HISTORY.blank, ...one })),
});

export const standardRows = createCollection({
  name: 'partyStandard',
  id: 'standardId',
  schema: STANDARD.schema,
  seed: () => seedStandards(seedMembers()).map((one) => ({ ...STANDARD.blank, ...one })),
});

export const feeRows = createCollection({
  name: 'partyFee',
  id: 'feeId',
  schema: FEE.schema,
  seed: () => seedFees(seedMembers()).map((one) => ({ ...FEE.blank, ...one })),
});
