import { createCollection } from '../resource/collection';
import { seedMembers } from './seedMembers';
import { seedOrgs, seedPosts } from './seedOrgs';
import { seedRemits } from './seedRemits';
import { tableOf } from './table';

export const ORG = tableOf(`
  org_id|b-|主键
  dept_id|b!-|部门ID|=
  dept_name|v64!|组织名称|~
  parent_name|v64|上级组织
  org_type|c1!|类别|=|party_org_type
  found_date|d!|成立日期
  found_no|v64|成立批准文号
  seat_num|i|委员职数
  term_no|i!|届次
  term_start|d!|本届起始|..
  term_years|i!|任期年数
  delay_until|d|批准延至
  delay_no|v64|延期批准文号
  term_due|d!|应换届日期|..
  status|c1!|状态|=|sys_normal_disable`);

export const POST = tableOf(`
  post_id|b-|主键
  org_id|b!-|党组织ID|=
  dept_id|b!-|部门ID|=
  dept_name|v64!|组织名称|~
  member_id|b!-|党员ID|=
  member_name|v30!|姓名|~
  party_post|c1!|党内职务|=|party_post
  term_no|i!|届次|=
  start_date|d!|任职日期|..
  end_date|d|离任日期
  elect_way|c1!|产生方式|=|elect_way
  voter_due|i|应到会有选举权人数
  voter_num|i|实到会人数
  yes_num|i|得票
  doc_no|v64|批复文号
  post_status|c1!|状态|=|post_status`);

export const REMIT = tableOf(`
  remit_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  remit_month|c7!|所属月份|=
  remit_sum|m!|上缴金额
  member_num|i!|交费人数
  remit_date|d!|上缴日期|..
  voucher_no|v64|凭证号
  payee|v64|收款单位`);

export const orgRows = createCollection({
  name: 'partyOrg',
  id: 'orgId',
  schema: ORG.schema,
  seed: () => seedOrgs().map((one) => ({ ...ORG.blank, ...one })),
});

export const postRows = createCollection({
  name: 'partyPost',
  id: 'postId',
  schema: POST.schema,
  seed: () => seedPosts(seedMembers()).map((one) => ({ ...POST.blank, ...one })),
});

export const remitRows = createCollection({
  name: 'partyRemit',
  id: 'remitId',
  schema: REMIT.schema,
  seed: () => seedRemits(seedMembers()).map((one) => ({ ...REMIT.blank, ...one })),
});
