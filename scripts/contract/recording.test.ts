import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMocks, respondWithText } from '../../tests/contractMocks';
import { loadPages } from './pages';
import { recordingOf, readRecording, writeRecording } from './recording';

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Loads the pages before the tests, else the first one would wait while Vite transforms their modules.
beforeAll(loadPages);

test('a server is recorded by one command: twice alike, and without tokens and passwords (§19.45)', async () => {
  const routes = [{ path: '/some', name: 'Some', component: 'dict/DictPage', meta: { title: '某处', icon: null } }];
  const changes = { 'GET /getRouters': respondWithText(JSON.stringify({ code: 200, msg: '操作成功', data: routes })) };
  const record = async (name: string) => {
    await checkMocks(['routes'], changes, {}, '--record', join(folder, name));
    return ['answers', 'refusals'].map((part) => readFileSync(join(folder, name, `${part}.json`), 'utf8'));
  };
  const first = await record('first');
  expect(await record('second')).toEqual(first);
  expect(first.join('')).not.toMatch(/admin123|[\w-]{24}|某处|Some/);
  const { answers, refusals } = readRecording(join(folder, 'first'));
  expect(Object.keys(answers)).toEqual([
    'GET /captchaImage',
    'GET /getInfo',
    'GET /getRouters',
    'POST /login',
    'POST /logout',
  ]);
  expect(answers).toMatchObject({
    'GET /getRouters': { code: 200, msg: '操作成功', data: [{ component: 'dict/DictPage', meta: { icon: null } }] },
    'POST /login': { data: { token: 'x1' } },
  });
  expect(refusals.map(({ call }) => call)).toEqual(expect.arrayContaining(['GET /getInfo', 'POST /login']));
});

const heard = (call: string, answer: object, status = 200) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, status, body: JSON.stringify(answer) };
};

test('an answer keeps names, nulls, types, codes and messages; lists are short; other texts are our own', () => {
  const row = {
    id: 7,
    name: '张三',
    phone: '13912345678',
    at: '2025-03-01T08:00:00',
    remark: null,
    status: '0',
    tags: [],
  };
  const { answers } = recordingOf(
    [
      heard('GET /a/list?pageNum=9', { code: 200, msg: '查询成功', total: 0, rows: [] }),
      heard('GET /a/list?pageNum=1', {
        code: 200,
        msg: '查询成功',
        total: 30,
        rows: [row, { ...row, id: 20250301 }, row],
      }),
      heard('GET /config/key/sys.a', { code: 200, msg: 'secret1' }),
    ],
    new Set(),
  );
  const own = {
    id: 7,
    name: expect.stringMatching(/^文字t\w{4}$/) as string,
    phone: expect.stringMatching(/^(?!13912345678)\d{11}$/) as string,
    at: '2026-01-02T03:04:05',
    remark: null,
    status: '0',
    tags: [],
  };
  expect(answers).toEqual({
    'GET /a/list': {
      code: 200,
      msg: '查询成功',
      total: 2,
      rows: [own, { ...own, id: expect.toSatisfy((id) => id !== 20250301 && Number.isInteger(id)) as number }],
    },
    'GET /config/key/{name}': { code: 200, msg: expect.stringMatching(/^t\w{4}$/) as string },
  });
});

test('what a server lacks is said once; the refusals of a folder stay', async () => {
  const none = (call: string) => heard(call, { code: 500, msg: `No static resource ${call.slice(4)}.` });
  const refused = (msg: string) => ({ call: 'PUT /a', answer: { code: 500, msg } });
  const { refusals } = recordingOf(
    [none('GET /contract-check/none'), none('GET /b/list'), heard('PUT /a', refused('乙').answer)],
    new Set(),
  );
  expect(refusals.map(({ call }) => call)).toEqual(['GET /contract-check/none', 'PUT /a']);
  const at = join(folder, 'kept');
  await writeRecording(at, { answers: { 'GET /old': {} }, refusals: [refused('甲')] });
  await writeRecording(at, { answers: {}, refusals });
  expect(readRecording(at)).toEqual({ answers: {}, refusals: [...refusals, refused('甲')] });
});
