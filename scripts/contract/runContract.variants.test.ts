import { describe, expect, test } from 'vitest';
import { db } from '../../mocks/db/db';
import { pastConversations } from '../../mocks/db/chat/history';
import { checkChangedMocks, ALL_CALLS_ARGS, outputAbout } from './checkMocks';
import type { Part } from './options';
import { changeData, changeHeaders, changeJson, respondWithText, type Change } from './testBackend';

type Case = [call: string, change: Change, told: RegExp];

const CONVERSATION = pastConversations()[0]?.id ?? '';

const move = (from: string, to: string) =>
  changeData(({ user, ...rest }: { user: Record<string, unknown> }) => {
    const { [from]: value, ...others } = user;
    return { ...rest, user: { ...others, [to]: value } };
  });
const toTop = changeJson(({ data: content, ...rest }) => ({ ...rest, ...(content as object) }));
const bare = changeJson(({ data: content }) => content);
const stream = (body: string) => respondWithText(body, 'text/event-stream');

const SIGNING_IN: Case[] = [
  ['POST /login', toTop, /the token stands at the top level/],
  [
    'POST /login',
    changeData(({ token }: { token: string }) => ({ access_token: token })),
    /access_token in place of token/,
  ],
  ['GET /captchaImage', toTop, /the fields stand at the top level/],
  [
    'GET /captchaImage',
    changeData(({ captchaEnabled, ...rest }: { captchaEnabled: boolean }) => ({
      ...rest,
      captchaOnOff: captchaEnabled,
    })),
    /captchaOnOff in place of captchaEnabled/,
  ],
  [
    'GET /captchaImage',
    changeData(({ img, ...rest }: { img: string }) => ({ ...rest, img: `data:image/svg+xml;base64,${img}` })),
    /img is a data URL/,
  ],
  [
    'GET /captchaImage',
    changeData(({ img, ...rest }: { img: string }) => ({ ...rest, img: atob(img) })),
    /img is SVG text/,
  ],
  ['GET /getInfo', changeJson(({ code: _code, ...rest }) => rest), /code: is missing/],
  ['GET /getInfo', toTop, /the fields stand at the top level/],
  ['GET /getInfo', move('uid', 'userId'), /userId in place of uid\n +data\.user\.uid: is missing/],
  ['GET /getInfo', move('realName', 'nickName'), /nickName in place of realName\n +data\.user\.realName: is missing/],
  ['GET /getInfo', move('orgId', 'deptId'), /deptId in place of orgId\n +data\.user\.orgId: is missing/],
  ['POST /logout', respondWithText(''), /the body: is missing/],
  ['POST /logout', respondWithText('{"code":200}'), /the token is still accepted afterwards/],
];

const MENU: Case[] = [['GET /getRouters', bare, /a bare array/]];

const DICTIONARY: Case[] = [
  [
    'GET /system/dict/parent/treeList',
    changeData((types: object[]) => types.map((type) => ({ ...type, status: undefined }))),
    /data\.0\.status: is missing\n[^]*and \d+ more/,
  ],
  ['GET /system/dict/parent/treeList', bare, /a bare array/],
  [
    'GET /system/dict/child/list',
    changeJson(({ rows, total }) => ({ code: 200, data: { records: rows, total } })),
    /data\.records/,
  ],
  [
    'GET /system/dict/child/list',
    changeJson(({ rows, total }) => ({ code: 200, data: { list: rows, total } })),
    /data\.list/,
  ],
  ['GET /system/dict/child/list', changeJson(({ rows }) => ({ code: 200, data: rows })), /data is the list/],
  ['GET /system/dict/child/list', changeJson(({ rows }) => rows), /a bare array/],
  ['GET /system/dict/child/list', changeJson((body) => ({ ...body, total: '1' })), /total: expected number, came "1"/],
  ['GET /system/dict/parent/optionselect', bare, /a bare array/],
  [
    'GET /system/dict/key/sys_yes_no',
    respondWithText('{"code":404,"msg":"没有这个字典"}'),
    /GET \/system\/dict\/key\/sys_yes_no +refused with code 404[^]*the app goes on without it, VITE_START_DICTS says/,
  ],
  ['GET /system/dict/key/sys_yes_no', changeData(() => []), /sys_yes_no +has no items; the app goes on without it/],
];

const FILES: Case[] = [
  [
    'GET /system/oss/zip',
    changeHeaders({ 'content-disposition': 'attachment; filename=a.zip' }),
    /named by content-disposition\n +a\.zip, \d+ bytes/,
  ],
  ['GET /system/oss/download/党员名册.csv', changeHeaders({}), /no name/],
  [
    'GET /system/oss/download/contract-check-missing.txt',
    respondWithText('no such file', 'text/plain', 404),
    /the HTTP status alone says so/,
  ],
  ['GET /stream/video/1', changeHeaders({ 'content-type': 'video/webm' }), /no range requests/],
];

const ASSISTANT: Case[] = [
  [
    'GET /difyProxy/getConversationList',
    changeJson(({ hasMore, ...rest }) => ({ ...rest, has_more: hasMore })),
    /has_more in place of hasMore/,
  ],
  [
    'GET /difyProxy/getConversationRecords',
    changeData((records: { conversationId: string }[]) =>
      records.map(({ conversationId, ...rest }) => ({ ...rest, conversation_id: conversationId })),
    ),
    /conversation_id in place of conversationId/,
  ],
  ['GET /difyProxy/getConversationRecords', changeData((records) => ({ data: records })), /data\.data/],
  [
    'GET /difyProxy/getAnswerFlowChat',
    stream(`data: {"event":"message","answer":"好","conversation_id":"${CONVERSATION}"}\n\n`),
    /Dify's own events in place of text/,
  ],
  ['GET /difyProxy/getAnswerFlowChat', stream('data: 好\n\n'), /no conversation id/],
  [
    'GET /difyProxy/getAnswerFlowChat',
    stream(`:${CONVERSATION}\n\ndata: ${'好'.repeat(30)}\n\n`),
    /all of it came at once/,
  ],
];

describe.each<[string, Part[], Case[]]>([
  ['signing in', [], SIGNING_IN],
  ['menu', ['routes'], MENU],
  ['dictionary', ['dict'], DICTIONARY],
  ['files', ['download', 'media'], FILES],
  ['assistant', ['chat'], ASSISTANT],
])('accepted variants: %s', (_name, parts, cases) => {
  test.each(cases)('%s (%#) (§7.35)', async (call, change, told) => {
    const { code, output } = await checkChangedMocks({ [call]: change }, parts);
    const [, pathname = ''] = call.split(' ');
    expect(outputAbout(output, 'accepted variant')).toContain(
      pathname
        .split('/')
        .slice(0, 4)
        .join('/')
        .replace(/\/(1|zip)$/, ''),
    );
    expect(outputAbout(output, 'accepted variant')).toMatch(told);
    expect(outputAbout(output, 'wrong')).toBe('');
    expect(code).toBe(0);
  });
});

describe('one of several shapes that the contract has is ok', () => {
  test.each<[string, Part, Change]>([
    ['GET /system/dict/key/sys_normal_disable', 'dict', changeData((content) => ({ content }))],
    [
      'GET /difyProxy/getConversationList',
      'chat',
      changeJson(({ data: content, hasMore }) => ({ code: '0', data: { data: content, hasMore } })),
    ],
  ])('%s', async (call, part, change) => {
    const { code, output } = await checkChangedMocks({ [call]: change }, [part], [...ALL_CALLS_ARGS, '--read-only']);
    expect(output).not.toMatch(/^(accepted|wrong)/m);
    expect(code).toBe(0);
  });

  test('a captcha that is switched off, and a login without one', async () => {
    const sent: unknown[] = [];
    const { code, output } = await checkChangedMocks(
      {
        'GET /captchaImage': changeJson(() => ({ code: 200, data: { captchaEnabled: false } })),
        'POST /login': async (_answer, request) => {
          sent.push(await request.json());
          db.sessions.set('a-token', 'admin');
          return Response.json({ code: 0, data: { token: 'a-token' } });
        },
      },
      [],
    );
    expect(sent).toEqual([{ username: 'admin', password: 'admin123' }]);
    expect(output).not.toMatch(/^(accepted|wrong)/m);
    expect(code).toBe(0);
  });
});
