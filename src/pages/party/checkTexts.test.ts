import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const LAYER = 'src/resource';
const MEMBER = 'src/pages/party/member/memberRules.ts';
const STANDARD = 'src/pages/party/fee/standardRules.ts';
const FEE = 'src/pages/party/fee/feeRules.ts';
const FEE_PAGE = 'src/pages/party/fee/FeePage.tsx';
const MEETING = 'src/pages/party/meeting/meetingRules.ts';
const MEETING_PAGE = 'src/pages/party/meeting/MeetingPage.tsx';
const REVIEW = 'src/pages/party/review/reviewRules.ts';
const REMIT = 'src/pages/party/fee/remitRules.ts';
const ORG = 'src/pages/party/org/orgRules.ts';
const POST = 'src/pages/party/org/postRules.ts';
const DEVELOP = 'src/pages/party/develop/developRules.ts';
const DEVELOP_PAGE = 'src/pages/party/develop/DevelopPage.tsx';
const TRANSFER = 'src/pages/party/transfer/transferRules.ts';
const TRANSFER_PAGE = 'src/pages/party/transfer/TransferPage.tsx';
const STANDARD_PAGE = 'src/pages/party/fee/StandardPage.tsx';

/**
 * What party work refuses, warns of and asks, as it was agreed with those who use it; `{…}` is put in. A text that is put
 * together of parts has what of it stands in the file.
 */
const TEXTS: [text: string, file: string, part?: string][] = [
  // All areas
  ['该记录已被他人处理', `${LAYER}/data/saveOutcome.ts`],
  ['服务器缺少“{label}”接口', `${LAYER}/data/actOnRecords.ts`],
  ['{label}不能为空', `${LAYER}/model/refusalText.ts`],
  ['{label}太长', `${LAYER}/model/refusalText.ts`],
  ['已存在', `${LAYER}/model/refusalText.ts`],
  ['该字段不能清空', `${LAYER}/model/fieldRules.ts`],
  ['超过5000条，请缩小范围', `${LAYER}/data/readAll.ts`, '超过{MAX_ROWS}条，请缩小范围'],
  ['仍要保存', `${LAYER}/view/form/RecordDialog.tsx`],
  ['已有记录保留原姓名', MEMBER],
  ['请写明退回原因', STANDARD_PAGE],
  // Meetings
  ['请先填写召开日期、主持人、记录人和实到人数', MEETING],
  ['实到人数不能多于应到人数', MEETING],
  ['召开日期不能晚于今天', MEETING],
  ['同意、不同意、弃权之和应等于实到会有表决权人数', MEETING],
  ['实到会有表决权人数不能多于应到', MEETING],
  ['实到会有表决权人数不能多于实到人数', MEETING],
  ['到会有表决权人数不足半数，不能表决', MEETING],
  ['赞成人数未超过应到会有表决权人数的半数，不能填“通过”', MEETING],
  ['请写明免开原因', MEETING_PAGE, '`请写明${what}原因`'],
  ['请写明重开原因', MEETING_PAGE, '`请写明${what}原因`'],
  ['不能审批本人提交的记录', MEETING_PAGE],
  ['未设支部委员会', 'src/pages/party/meeting/yearPlan.ts'],
  ['到会委员不足半数', MEETING],
  ['组织生活会一般安排在第四季度', MEETING],
  // Members
  ['性别与身份证号不一致', MEMBER],
  ['入党时不满18周岁', MEMBER],
  ['转正日期应在入党满一年之后', MEMBER],
  ['正式党员应填转正日期', MEMBER],
  ['预备党员不填转正日期', MEMBER],
  ['出生日期与身份证号不一致', MEMBER],
  ['名册中已有同名同生日的党员', MEMBER],
  ['预备期已超过两年', MEMBER],
  ['该支部已有书记', MEMBER],
  // Standards
  ['低于应交标准，须填减免', STANDARD],
  ['少交、免交须填上一级党委批准文号', STANDARD_PAGE],
  ['农民党员月应交0.2元至1元', STANDARD],
  ['该党员这一时期已有标准', STANDARD],
  ['月应交高于应交标准', STANDARD],
  // Dues
  ['请填写交纳日期和方式', FEE],
  ['实交少于应交', FEE],
  ['交纳日期不能晚于今天', FEE],
  // Reviews
  ['改正期限不超过一年', REVIEW],
  ['不合格须填处置', REVIEW],
  ['劝退、除名须填处置文号', REVIEW],
  ['预备党员一般不评定等次', REVIEW],
  ['优秀等次超过三分之一', REVIEW],
  ['所属月份早于入党月份', FEE],
  ['{n}人没有标准', 'src/pages/party/fee/feeRules.ts', "'没有标准'"],
  ['补交一般不超过6个月', FEE],
  // Dues that are passed on
  ['上缴日期不能晚于今天', REMIT],
  ['上缴金额与该月实交合计不一致', REMIT],
  // Organisations, their terms and posts
  ['请填批准文号', ORG],
  ['延期一般不超过一年', ORG],
  ['支部党员超过50名', ORG],
  ['正式党员不足3名', ORG],
  ['正式党员7名以上应设支部委员会', ORG],
  ['委员一般为3至5名', ORG],
  ['已有现任书记', POST],
  ['到会人数不足应到的五分之四', POST],
  ['得票未超过应到的半数', POST],
  ['与名册人数不一致', POST],
  ['应交与标准不一致', FEE_PAGE],
  ['代交请在备注写明代交人', FEE],
  ['多交1000元以上的全部上缴中央', FEE],
  // On the way into the party
  ['未关联', 'src/resource/view/steps/StepForm.tsx', '：未关联'],
  ['上一步尚未完成', DEVELOP],
  ['递交申请书时不满18周岁', DEVELOP],
  ['培养联系人为一至两名正式党员', DEVELOP],
  ['培养考察不满一年', DEVELOP],
  ['公示不少于五个工作日', DEVELOP],
  ['入党介绍人应为两名正式党员', DEVELOP],
  ['未经政治审查或审查不合格的，不能发展入党', DEVELOP],
  ['到会有表决权人数未超过应到的半数', DEVELOP],
  ['赞成人数未超过应到会有表决权人数的半数，不能填“完成”', DEVELOP],
  ['预备期未满', DEVELOP],
  ['预备期只能延长一次，半年至一年', DEVELOP],
  ['已转为预备党员，不能撤回', DEVELOP],
  ['请写明终止原因', DEVELOP_PAGE],
  ['公示不足五个工作日（未计法定节假日和调休）', DEVELOP],
  ['集中培训一般不少于3天或24学时', DEVELOP],
  ['已超过期限（细则第__条）', DEVELOP, '已超过期限（细则{article}）'],
  // Transfers
  ['有效期至少1天', TRANSFER],
  ['该党员已有办理中的转接', TRANSFER],
  ['回执日期不能早于开具日期', TRANSFER],
  ['停止党籍的党员不能转接', TRANSFER],
  ['请写明作废原因', TRANSFER_PAGE],
  ['有效期一般不超过三个月', TRANSFER],
  ['党费未交至所填月份', TRANSFER],
  ['该同志正在发展转正程序中', TRANSFER],
  ['介绍信已过有效期', TRANSFER],
  ['未关联', 'src/pages/party/transfer/ReceiveDialog.tsx'],
  // Questions
  ['确定作废介绍信{no}？编号不再使用。', TRANSFER_PAGE, '确定作废介绍信${textOf(letterNo)}？编号不再使用。'],
  ['确定收缴{n}条党费记录？', FEE_PAGE],
  ['确定撤销{name}的收缴？交纳日期保留。', FEE_PAGE],
  ['导出含身份证号的名册（{n}人）？请注明用途，用后删除。', 'src/pages/party/member/MemberPage.tsx'],
];

const unnamed = (text: string) => text.replace(/\$?\{[\w.]+\}/g, '{}');

test.each(TEXTS)('%s stands in %s', (text, file, part = text) => {
  const code = unnamed(readFileSync(resolve(file), 'utf8'));
  // What is put in at an end is added elsewhere.
  expect(code).toContain(unnamed(part).replace(/^\{\}|\{\}$/g, ''));
});
