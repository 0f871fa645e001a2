import { expect, test, vi } from 'vitest';
import { ApiError, GatewayExpiredError, InterceptedError, SchemaError, TimeoutError } from '@/lib/http/errors';
import { describeFailure } from '../store/describeFailure';
import { BareError, replyEvents, streamBody, UnstreamableError } from './replyEvents';

const call = { method: 'GET', url: '/flow', token: undefined };
const rules = { statusName: 'code', messageName: 'msg', successCodes: ['200', '0'] };

const answer = (status: number, type: string, body: string | null) =>
  streamBody(new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } }), call, rules);

test.each([
  ['text/event-stream;charset=UTF-8'],
  ['text/plain'],
  ['application/octet-stream'],
  ['application/x-ndjson'],
  ['application/stream+json'],
])('a body of %s is a stream', async (type) => {
  expect(await answer(200, type, 'data:a')).toBeInstanceOf(ReadableStream);
});

test('what says that no stream can be had (§8.24)', () => {
  expect(new UnstreamableError(call).message).toBe('响应不支持流式处理');
});

const JSON_TYPE = 'application/json;charset=utf-8';

test.each<[string, number, string, string | null, Error]>([
  ['HTTP error', 500, 'text/html', '<h1>', new BareError(call, 500)],
  ['HTTP error with empty JSON', 502, JSON_TYPE, '{}', new BareError(call, 502)],
  ['HTTP error with damaged JSON', 500, JSON_TYPE, '{"co', new BareError(call, 500)],
  [
    'a text for developers',
    400,
    JSON_TYPE,
    '{"code":400,"msg":"Arg user must be provided"}',
    new BareError(call, 400, 'Arg user must be provided'),
  ],
  [
    'a text of Dify',
    400,
    JSON_TYPE,
    '{"code":"invalid_param","message":"Arg user must be provided"}',
    new BareError(call, 400, 'Arg user must be provided'),
  ],
  [
    'a code of Dify',
    400,
    JSON_TYPE,
    '{"code":"app_unavailable","message":"App unavailable","status":400}',
    new ApiError(call, 'app_unavailable', '助手暂不可用，请联系管理员', { detail: 'App unavailable' }),
  ],
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
  ['a page of a firewall', 403, 'text/html', '<h1>拦截</h1>', new InterceptedError(call, 403, '', '<h1>拦截</h1>')],
  [
    'a page to sign in',
    200,
    'text/html',
    '<title>登录</title>',
    new GatewayExpiredError(call, 200, '<title>登录</title>'),
  ],
  ['a web page', 200, 'text/html', '<h1>', new UnstreamableError(call)],
  ['no body', 200, '', null, new UnstreamableError(call)],
])('%s (§8.24)', async (_name, status, type, body, error) => {
  await expect(answer(status, type, body)).rejects.toEqual(error);
});

test.each([
  [400, '{"code":"x_unknown","message":""}', '服务器未能理解问题（400）'],
  [401, '{"code":"unauthorized","message":""}', '助手的访问密钥无效（401）'],
  [404, '{"code":"not_found","message":""}', '该会话已不存在'],
  [429, '{"code":429,"msg":""}', '提问过于频繁，请稍后重试（429）'],
])('a refusal by %s with the empty message in %s is told as %s (§15.7)', async (status, body, words) => {
  const error = await answer(status, JSON_TYPE, body).catch((error: unknown) => error);
  expect(describeFailure(error, 'c')).toBe(words);
});

test('what Dify itself says in a stream goes along for the error log', async () => {
  const body = 'data:{"event":"error","code":"completion_request_error","message":"Run failed"}\n\n';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/plain' } })));
  const limits = { firstByte: 0, idle: 0 };
  const reply = replyEvents({ call, url: '/', body: undefined, limits, signals: [] }, rules);
  await reply.next();
  await expect(reply.next()).rejects.toMatchObject({
    message: '模型未能生成回答，请稍后重试',
    detail: 'Run failed',
  });
  vi.unstubAllGlobals();
});

test.each([
  ['{"code":200,"msg":"党章规定"}', '党章规定'],
  ['{"code":"0","msg":"操作成功","data":"党章规定"}', '党章规定'],
  ['{"code":200,"msg":"党章规定","data":{"id":1}}', '党章规定'],
  ['{"msg":"党章规定"}', '党章规定'],
])('the envelope %s is the whole answer', async (body, text) => {
  expect(await answer(200, JSON_TYPE, body)).toBe(text);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': JSON_TYPE } })));
  const limits = { firstByte: 0, idle: 0 };
  const reply = replyEvents({ call, url: '/', body: undefined, limits, signals: [] }, rules);
  expect((await reply.next()).value).toContainEqual({ type: 'message', answer: text });
  vi.unstubAllGlobals();
});

test.each([
  ['comments', ': ping\n\n'],
  ['pings', 'event: ping\n\n'],
  ['names of steps', 'data:{"event":"node_started"}\n\n'],
])('%s do not restart the time limit, text does', async (_what, sent) => {
  vi.useFakeTimers();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
  const type = { headers: { 'content-type': 'text/event-stream' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream, type)));
  const limits = { firstByte: 30_000, idle: 60_000 };
  const read = async () => {
    for await (const events of replyEvents({ call, url: '/', body: undefined, limits, signals: [] }, rules))
      void events;
  };
  const end = read().catch((error: unknown) => error);
  const send = async (text: string) => {
    body?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(40_000);
  };
  await send('data:甲\n\n');
  await send('data:乙\n\n');
  await send(sent);
  expect(await end).toEqual(new TimeoutError(call, 60_000));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
