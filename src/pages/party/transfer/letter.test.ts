import { expect, test } from 'vitest';
import { letterOf } from './letter';

const TRANSFER = { feeUntil: '2026-10', validDays: 90, letterDate: '2026-11-02' };
const WORDS = {
  介绍信编号: '2026011',
  姓名: '张伟',
  抬头: '市直机关工委',
  由何处: '装卸一队党支部',
  开具日期: '2026-11-02',
};
const PERSON = { birthDate: '1990-11-03' };
const MEMBER = {
  类别: '预备党员',
  性别: '男',
  民族: '维吾尔族',
  身份证号: '370202********0014',
  联系电话: '138****1001',
};

test('a letter has its numerals in capitals, the age on its day, and what is hidden hidden (§20.18)', () => {
  expect(letterOf(TRANSFER, WORDS, PERSON, MEMBER)).toMatchObject({
    ...{ 编号: '2026011', 姓名: '张伟', 抬头: '市直机关工委', 由何处: '装卸一队党支部', 开具日期: '2026年11月2日' },
    ...{ 党员类别: '预备', 性别: '男', 年龄: '35', 民族: '维吾尔' },
    ...{ 身份证号: '370202********0014', 联系电话: '138****1001' },
    ...{ 党费交至年: '贰零贰陆', 党费交至月: '拾', 有效期: '玖拾' },
  });
});

test('of a member who is in no list there are blanks', () => {
  expect(letterOf({ ...TRANSFER, validDays: null }, WORDS, {}, {})).toMatchObject({
    ...{ 党员类别: '', 年龄: '', 民族: '', 身份证号: '' },
  });
});
