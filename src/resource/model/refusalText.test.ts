import { expect, test } from 'vitest';
import { apiErrorText } from '@/lib/http/errorMessages';
import { ApiError } from '@/lib/http/errors';
import { testResource } from '../../../tests/testResource';
import { refusalText, worded } from './refusalText';

const resource = testResource({
  fields: [
    { name: 'deptName', label: '党支部' },
    { name: 'memberName', label: '姓名' },
  ],
});
const sql = (text: string) => `### Error updating database.  Cause: java.sql.SQLException: ${text}`;

test.each([
  ["Column 'dept_name' cannot be null", '党支部不能为空'],
  ["Field 'dept_name' doesn't have a default value", '党支部不能为空'],
  ["Data too long for column 'member_name' at row 1", '姓名太长'],
  ["Field 'unknown_id' doesn't have a default value", 'unknownId不能为空'],
  ["Duplicate entry '1-2026-10' for key 'party_fee.uk_fee'", '已存在'],
  ["Unknown column 'x' in 'field list'", undefined],
])('%s is told as %s', (text, told) => {
  expect(refusalText(resource, sql(text))).toBe(told);
});

const ID = '370200199001010014';
const isPrivate = testResource({ fields: [{ name: 'idCard', label: '身份证号', private: true }] });

test.each([
  [sql(`Duplicate entry '${ID}' for key 'uk_id_card'`), '已存在'],
  [sql(`anything with ${ID}`), '服务器发生错误'],
  [`新增失败，身份证号${ID}有误`, '服务器发生错误'],
  ['党支部不存在', '党支部不存在'],
])('of a private field, %s is told as %s', (text, message) => {
  const call = { method: 'POST', url: '/test', token: undefined };
  const { message: told, detail } = apiErrorText(text, '500', '');
  const error = worded(isPrivate, new ApiError(call, '500', told, { detail }), { idCard: ID });
  expect(error).toMatchObject({ message, detail: '' });
});
