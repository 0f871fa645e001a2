import { expect, test } from 'vitest';
import { ApiError, SchemaError } from '@/lib/http/errors';
import { streamBody, UnstreamableError } from './replyEvents';

const call = { method: 'GET', url: '/flow', token: undefined };
const rules = { statusName: 'code', messageName: 'msg', successCodes: ['200', '0'] };

const answer = (status: number, type: string, body: string | null) =>
  streamBody(new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } }), call, rules);

test.each([
  ['text/event-stream;charset=UTF-8'],
  ['text/plain'],
  ['application/octet-stream'],
  ['application/x-ndjson'],
])('a body of %s is a stream', async (type) => {
  expect(await answer(200, type, 'data:a')).toBeInstanceOf(ReadableStream);
});

test('what says that no stream can be had (§8.24)', () => {
  expect(new UnstreamableError(call).message).toBe('响应不支持流式处理');
});

const JSON_TYPE = 'application/json;charset=utf-8';

test.each<[string, number, string, string | null, Error]>([
  ['HTTP error', 500, 'text/html', '<h1>', new ApiError(call, '500', 'HTTP error! status: 500')],
  ['HTTP error with empty JSON', 502, JSON_TYPE, '{}', new ApiError(call, '502', 'HTTP error! status: 502')],
  ['HTTP error with damaged JSON', 500, JSON_TYPE, '{"co', new ApiError(call, '500', 'HTTP error! status: 500')],
  ['HTTP error with an envelope', 500, JSON_TYPE, '{"code":500,"msg":"忙"}', new ApiError(call, '500', '忙')],
  [
    'the envelope without words',
    200,
    JSON_TYPE,
    '{"code":503}',
    new ApiError(call, '503', '服务不可用，服务器暂时过载或维护'),
  ],
  ['401 in the envelope', 200, JSON_TYPE, '{"code":401,"msg":"过期"}', new ApiError(call, '401', '过期')],
  ['401 as status', 401, JSON_TYPE, '{"msg":"过期"}', new ApiError(call, '401', '过期')],
  ['a problem document', 400, 'application/problem+json', '{"msg":"坏"}', new ApiError(call, '400', '坏')],
  ['success that says nothing', 200, JSON_TYPE, '{"code":200,"msg":" ","data":{}}', new SchemaError(call, 'msg')],
  ['a web page', 200, 'text/html', '<h1>', new UnstreamableError(call)],
  ['no body', 200, '', null, new UnstreamableError(call)],
])('%s (§8.24)', async (_name, status, type, body, error) => {
  await expect(answer(status, type, body)).rejects.toEqual(error);
});

test.each([
  ['{"code":200,"msg":"党章规定"}', '党章规定'],
  ['{"code":"0","msg":"操作成功","data":"党章规定"}', '党章规定'],
  ['{"code":200,"msg":"党章规定","data":{"id":1}}', '党章规定'],
  ['{"msg":"党章规定"}', '党章规定'],
])('the envelope %s is the whole answer', async (body, text) => {
  expect(await answer(200, JSON_TYPE, body)).toBe(text);
});
