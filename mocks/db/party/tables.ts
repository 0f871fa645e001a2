import { createCollection } from '../resource/collection';
import { seedFees, seedStandards } from './seedFees';
import { seedMeetings } from './seedMeetings';
import { seedHistory } from './seedHistory';
import { seedReviews, seedTalks } from './seedReviews';
import { seedMembers } from './seedMembers';
import { seedTransferHistory, seedTransfers } from './seedTransfers';
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

export const MEETING = tableOf(`
  meeting_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  meeting_type|c1!|类型|=|meeting_type
  meeting_name|v100!|名称|~
  group_name|v64|党小组
  plan_date|d!|计划日期|..
  hold_date|d|召开日期|..
  hold_time|v20|起止时间
  place|v100|地点
  host_name|v30|主持人
  speaker_name|v30|主讲人
  recorder_name|v30|记录人
  guest_names|v500|列席人员
  due_num|i|应到人数
  attend_num|i|实到人数
  agenda|v500!|议题
  minutes|t-|会议内容
  decision|v1000|决议
  meeting_file|v1000-|附件
  status|c1!|状态|=|meeting_status
  back_reason|v200|退回或免开原因
  submit_by|v64|提交人
  approve_by|v64|审批人
  approve_date|d|审批日期`);

export const ATTEND = tableOf(`
  attend_id|b-|主键
  meeting_id|b!-|会议ID|=
  dept_id|b!-|党支部ID|=
  meeting_type|c1!|类型|=|meeting_type
  hold_date|d|召开日期|..
  member_id|b!-|党员ID|=
  member_name|v30!|姓名|~
  attend_state|c1!|到会情况|=|attend_state
  absence_reason|v200|原因
  makeup_flag|c1!|补课|=|yes_no
  makeup_date|d|补课日期`);

export const VOTE = tableOf(`
  vote_id|b-|主键
  meeting_id|b!-|会议ID|=
  dept_id|b!-|党支部ID|=
  matter|v200!|事项
  voter_due|i!|应到会有表决权人数
  voter_num|i!|实到会有表决权人数
  yes_num|i!|同意
  no_num|i!|不同意
  abstain_num|i!|弃权
  secret_flag|c1!|无记名||yes_no
  result_type|c1!|结果|=|vote_result`);

export const TRANSFER = tableOf(`
  transfer_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  member_id|b-|党员ID|=
  member_name|v30!|姓名|~
  direction_type|c1!|方向|=|transfer_direction
  way_type|c1!|方式|=|transfer_way
  letter_no|v32|介绍信编号|=
  head_title|v100|抬头
  from_unit|v100!|由何处
  to_unit|v100!|去何处
  fee_until|c7!|党费交至
  valid_days|i|有效期天数
  letter_date|d|开具日期|..
  expire_date|d|到期日|..
  receipt_date|d|回执日期|..
  old_address|v100|原党委地址
  old_phone|v64|电话传真
  old_zip|v10|邮编
  status|c1!|状态|=|transfer_status
  back_reason|v200|退回或作废原因`);

export const REVIEW = tableOf(`
  review_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  review_year|c4!|年度|=
  member_id|b!-|党员ID|=
  member_name|v30!|姓名|~
  member_type|c1!|党员类别|=|member_type
  best_num|i|优秀票
  good_num|i|合格票
  basic_num|i|基本合格票
  bad_num|i|不合格票
  study_hours|i|本年学时
  review_grade|c1|等次|=|review_grade
  decide_date|d|评定日期|..
  handle_type|c1|处置|=|handle_type
  handle_no|v64|处置文号
  handle_until|d|改正期限|..
  status|c1!|状态|=|review_status`);

export const TALK = tableOf(`
  talk_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  plan_date|d!|计划日期|..
  talk_date|d|谈话日期|..
  talker_id|b-|谈话人ID|=
  talker_name|v30!|谈话人|~
  member_id|b!-|谈话对象ID|=
  member_name|v30!|谈话对象|~
  talk_type|c1!|类型|=|talk_type
  topic|v100!|主题
  summary|v500-|要点
  status|c1!|状态|=|talk_status`);

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
  seed() {
    const members = seedMembers();
    return [...seedHistory(members), ...seedTransferHistory(members)].map((one) => ({ ...HISTORY.blank, ...one }));
  },
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

export const meetingRows = createCollection({
  name: 'partyMeeting',
  id: 'meetingId',
  schema: MEETING.schema,
  seed: () => seedMeetings(seedMembers()).meetings.map((one) => ({ ...MEETING.blank, ...one })),
});

export const attendRows = createCollection({
  name: 'partyAttend',
  id: 'attendId',
  schema: ATTEND.schema,
  seed: () => seedMeetings(seedMembers()).attendances.map((one) => ({ ...ATTEND.blank, ...one })),
});

export const voteRows = createCollection({
  name: 'partyVote',
  id: 'voteId',
  schema: VOTE.schema,
  seed: () => seedMeetings(seedMembers()).votes.map((one) => ({ ...VOTE.blank, ...one })),
});

export const transferRows = createCollection({
  name: 'partyTransfer',
  id: 'transferId',
  schema: TRANSFER.schema,
  seed: () => seedTransfers(seedMembers()).map((one) => ({ ...TRANSFER.blank, ...one })),
});

export const reviewRows = createCollection({
  name: 'partyReview',
  id: 'reviewId',
  schema: REVIEW.schema,
  seed: () => seedReviews(seedMembers()).map((one) => ({ ...REVIEW.blank, ...one })),
});

export const talkRows = createCollection({
  name: 'partyTalk',
  id: 'talkId',
  schema: TALK.schema,
  seed: () => seedTalks(seedMembers()).map((one) => ({ ...TALK.blank, ...one })),
});
