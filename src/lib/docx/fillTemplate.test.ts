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
const VOTE = namesAsValues('事项 应到会有表决权人数 实到会有表决权人数 同意 不同意 弃权 无记名 结果');
const REVIEW = namesAsValues('序号 姓名 优秀票 合格票 基本合格票 不合格票 等次 处置');

describe('the delivered templates hold what they are filled with, and no placeholder', () => {
  test.each([
    [
      'roster.docx',
      { ...namesAsValues('党组织 人数 制表日期'), 行: [ROSTER, ROSTER, ROSTER] },
      { 甲姓名: 3, 甲人数: 1 },
    ],
    [
      'fees.docx',
      { ...namesAsValues('范围 条数 制表日期 应交合计 实交合计'), 行: [FEE, FEE] },
      { 甲实交: 3, 甲实交合计: 1 },
    ],
    ['member.docx', { ...MEMBER, 历程: [STEP, STEP] }, { 甲姓名: 1, 甲文号: 2 }],
    ['member.docx', { ...MEMBER, 历程: [] }, { 甲姓名: 1, 甲文号: 0 }],
    ['meeting.docx', { ...MEETING, 表决: [VOTE, VOTE] }, { 甲党支部: 1, 甲事项: 2 }],
    ['meeting.docx', { ...MEETING, 表决: [] }, { 甲决议: 1, 甲事项: 0 }],
    ['review.docx', { ...namesAsValues('党组织 年度 人数 制表日期'), 行: [REVIEW, REVIEW] }, { 甲姓名: 2, 甲处置: 2 }],
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
