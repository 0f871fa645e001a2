import { expect, test } from 'vitest';
import { transportLog, errorOf, http, respond, startBackend } from '../../../../tests/httpBackend';
import { askBlock } from './proxyCalls';

startBackend();

const ask = () => askBlock(http, '党章', new AbortController().signal);

test('the block call asks with quiz, and msg is the answer', async () => {
  respond({ code: 200, msg: '党章是最根本的党内法规。' });
  expect(await ask()).toEqual({ answer: '党章是最根本的党内法规。' });
  const { pathname, searchParams } = new URL(transportLog.requests[0]?.url ?? '', 'http://localhost');
  expect(pathname).toMatch(/\/difyProxy\/getAnswerBlockChat$/);
  expect([...searchParams]).toEqual([['quiz', '党章']]);
});

test('a refused block call is told and rejected', async () => {
  respond({ code: 500, msg: '模型不可用' });
  expect(await errorOf(ask())).toMatchObject({ name: 'ApiError', code: '500' });
  expect(transportLog.failures).toHaveLength(1);
});
