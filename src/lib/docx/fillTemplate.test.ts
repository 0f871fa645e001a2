import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordTemplate, wordText } from '../../../tests/wordTemplate';
import { fillTemplate } from './fillTemplate';

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer =>
  Uint8Array.from(new Uint8Array(buffer, byteOffset, byteLength)).buffer;
const delivered = (file: string) => bytesOf(readFileSync(`public/templates/${file}`));

/** A row with each placeholder's own name as its value. */
const namesAsValues = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, `甲${name}`]));

const ROSTER = namesAsValues('序号 姓名 性别 民族 出生日期 学历 党支部 单位及职务 党内职务 类别 入党 转正');
const FEE = namesAsValues('姓名 月份 应交 实交 日期 方式');
const MEMBER = namesAsValues(
  '姓名 性别 民族 出生日期 身份证号 学历 党支部 党小组 单位及职务 联系电话 党员类别 党内职务 入党日期 转正日期 党籍状态 流动去向 联系情况 最近联系 备注 制表日期',
);
const STEP = namesAsValues('日期 类型 变更前 变更后 文号');
const MEETING = namesAsValues(
  '党支部 类型 名称 时间 地点 主持人 主讲人 记录人 应到人数 实到人数 有表决权人数 到会人员 缺席人员及原因 列席人员 议题 会议内容 决议',
);
const LETTER = namesAsValues(
  '编号 姓名 抬头 由何处 去何处 原党委地址 电话传真 邮编 开具日期 党员类别 性别 年龄 民族 身份证号 联系电话 党费交至年 党费交至月 有效期',
);
const REVIEW = namesAsValues('序号 姓名 优秀票 合格票 基本合格票 不合格票 等次 处置');
const VOTE = namesAsValues('事项 应到会有表决权人数 实到会有表决权人数 同意 不同意 弃权 无记名 结果');
const DEVELOP = namesAsValues('姓名 性别 出生日期 党支部 单位及职务 培养联系人 入党介绍人 制表日期');
const DEVELOP_STEP = namesAsValues('序号 步骤 完成日期 决定机关及文号');
const RESOLUTION = namesAsValues('标题 大会日期 党支部 姓名 事项 大会认为 应到 实到 同意 不同意 弃权 决定');
const PUBLICITY = namesAsValues(
  '姓名 性别 出生年月 单位及职务 党支部 申请日期 确定积极分子日期 培养联系人 公示起始 公示截止',
);

describe('the delivered templates hold what they are filled with, and no placeholder', () => {
  test.each([
    [
      'roster.docx',
      { ...namesAsValues('党组织 人数 制表日期'), 行: [ROSTER, ROSTER, ROSTER] },
      { 甲姓名: 3, 甲人数: 1 },
    ],
    ['review.docx', { ...namesAsValues('党组织 年度 人数 制表日期'), 行: [REVIEW, REVIEW] }, { 甲姓名: 2, 甲处置: 2 }],
    ['notice.docx', namesAsValues('名称 时间 地点 议题 参加人员 党支部 日期'), { 甲名称: 2, 甲参加人员: 1 }],
    [
      'fees.docx',
      { ...namesAsValues('范围 条数 制表日期 应交合计 实交合计'), 行: [FEE, FEE] },
      { 甲实交: 3, 甲实交合计: 1 },
    ],
    ['member.docx', { ...MEMBER, 历程: [STEP, STEP] }, { 甲姓名: 1, 甲文号: 2 }],
    ['member.docx', { ...MEMBER, 历程: [] }, { 甲姓名: 1, 甲文号: 0 }],
    ['meeting.docx', { ...MEETING, 表决: [VOTE, VOTE] }, { 甲党支部: 1, 甲事项: 2 }],
    ['letter.docx', LETTER, { 甲编号: 5, 甲姓名: 3, 甲身份证号: 1, 甲由何处: 3 }],
    ['meeting.docx', { ...MEETING, 表决: [] }, { 甲决议: 1, 甲事项: 0 }],
    ['develop.docx', { ...DEVELOP, 行: [DEVELOP_STEP, DEVELOP_STEP] }, { 甲姓名: 1, 甲步骤: 2 }],
    ['resolution.docx', RESOLUTION, { 甲党支部: 2, 甲决定: 1 }],
    ['publicity.docx', PUBLICITY, { 甲姓名: 2, 甲公示截止: 1 }],
  ])('%s', async (file, data, times) => {
    const text = await wordText(fillTemplate(file, delivered(file), data));
    expect(text).not.toMatch(/[{}]|undefined/);
    for (const [value, count] of Object.entries(times)) expect(text.split(value)).toHaveLength(count + 1);
    for (const value of Object.values(data)) if (typeof value === 'string') expect(text).toContain(value);
  });
});

test('blanks around a name, what a row leaves to the whole, nothing, and signs of XML', async () => {
  const template = await wordTemplate('{ 甲 }|{空}', '{#行}', '{名}在{甲}', '{/行}');
  const text = await wordText(
    fillTemplate('a.docx', template, { 甲: '一<&>', 空: null, 行: [{ 名: '张' }, { 名: '李' }] }),
  );
  expect(text.trim().split('\n')).toEqual(['一&lt;&amp;&gt;|', '张在一&lt;&amp;&gt;', '李在一&lt;&amp;&gt;']);
});

test.each([
  [
    'a misspelt one',
    ['{姓名}', '{姓明}{电活}'],
    '模板“a.docx”中的占位符 {姓明}、{电活} 没有对应的内容，请管理员在 Word 或 WPS 中改正',
  ],
  [
    'one in rows',
    ['{#行}', '{constructor}', '{/行}'],
    '模板“a.docx”中的占位符 {constructor} 没有对应的内容，请管理员在 Word 或 WPS 中改正',
  ],
  ['one that is not closed', ['{姓名'], '模板“a.docx”中的占位符 {姓名} 不完整，请管理员在 Word 或 WPS 中改正'],
  ['rows that do not end', ['{#行}', '{姓名}'], '模板“a.docx”中的占位符 {行} 不完整，请管理员在 Word 或 WPS 中改正'],
])('a wrong placeholder is told with its name: %s', async (_what, paragraphs, message) => {
  const template = await wordTemplate(...paragraphs);
  expect(() => fillTemplate('a.docx', template, { 姓名: '张', 行: [{}] })).toThrow(message);
});

test.each([
  ['a page', bytesOf(Buffer.from('<!doctype html>'))],
  ['nothing', new ArrayBuffer(0)],
  ['half of a file', delivered('fees.docx').slice(0, 5000)],
])('%s is no Word file', (_what, bytes) => {
  expect(() => fillTemplate('a.docx', bytes, {})).toThrow(
    '模板“a.docx”不是完好的 Word 文件（.docx），请管理员重新放置',
  );
});
