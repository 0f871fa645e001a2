import { expect, test } from 'vitest';
import { ApiError } from '@/lib/http/errors';
import { BareError } from '../stream/replyEvents';
import { describeFailure, isGone } from './describeFailure';

const call = { method: 'GET', url: '/flow', token: undefined };
const refusal = (status: number) => new BareError(call, status);

test.each([
  [404, 'c', '该会话已不存在'],
  [404, '', '服务器没有提供问答服务（404）'],
  [400, 'c', '服务器未能理解问题（400）'],
  [409, 'c', '会话正在使用中，请稍后重试（409）'],
  [413, '', '问题过长（413）'],
  [418, '', '请求被拒绝（418）'],
  [429, '', '提问过于频繁，请稍后重试（429）'],
  [500, 'c', '服务暂时不可用，请稍后重试（500）'],
])('a refusal by %s in the conversation %j is told as %s (§15.7)', (status, conversation, words) => {
  expect(describeFailure(refusal(status), conversation)).toBe(words);
});

test('words of the server stand; a conversation is gone where its records say so in the body too', () => {
  expect(describeFailure(new ApiError(call, '500', '知识库不可用'), 'c')).toBe('知识库不可用');
  expect([isGone(refusal(404)), isGone(new ApiError(call, '404', '会话不存在')), isGone(refusal(500))]).toEqual([
    true,
    true,
    false,
  ]);
});
