import { http as route, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createTestServices, createTestStore } from '../../tests/createTestStore';
import { BASE, http, server, startBackend } from '../../tests/httpBackend';
import { testResource } from '../../tests/testResource';
import { readOptions } from './options';
import { createReport } from './Report';
import { probeActions } from './writeProbes';

startBackend();

const each =
  (word: string) =>
  ({ id }: { id?: unknown }) => ({ method: 'PUT' as const, url: `/test/${word}`, body: { id } });
const resource = testResource({
  rowActions: [
    { key: 'approve', label: '通过', when: ({ state }) => state === '1', each: each('approve') },
    { key: 'assign', label: '分配', each: each('assign') },
  ],
});

const LACKS = { code: 500, msg: "Request method 'PUT' is not supported" };
const REFUSES = { code: 500, msg: '该记录已被他人处理' };

test.each([
  ['has', [], REFUSES, /^ok +PUT \/test\/approve$/m],
  ['lacks', [], LACKS, /^wrong +PUT \/test\/approve +refused with code 500.* is not supported/m],
  ['lacks by its generated code', ['--generated'], LACKS, /^not tried +PUT \/test\/approve +generated code/m],
])('a move that the server %s', async (_what, args, answer, line) => {
  const calls: string[] = [];
  server.use(
    route.put(`${BASE}/test/:word`, async ({ request, params }) => {
      calls.push(`${String(params['word'])} ${await request.text()}`);
      return HttpResponse.json(answer);
    }),
  );
  const lines: string[] = [];
  const { dispatch } = createTestStore({ ...createTestServices(), http });
  await probeActions(
    {
      http,
      dispatch,
      options: readOptions(['--base', BASE, '--token', 't', ...args], {}),
      report: createReport((text) => void lines.push(text)),
      traffic: { all: () => [], last: () => undefined, forget: () => undefined, stop: () => undefined },
      token: 't',
      user: undefined,
      failure: undefined,
      unknown: '',
      hasTenants: true,
      stop: new AbortController().signal,
    },
    resource,
  );
  expect(calls).toEqual(['approve {"id":0}']);
  expect(lines.join('\n')).toMatch(line);
  expect(lines.join('\n')).toMatch(/^not tried +测试管理 +分配$/m);
});
