// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { withConfig } from '../../../tests/config';
import { errorOf, http, respond, startBackend } from '../../../tests/httpBackend';
import { logError } from './logError';

startBackend();

const TOKEN = `eyJhbGciOiJIUzI1NiJ9.${'a1-_'.repeat(20)}.the-end1`;

test.each<[string, object, v.GenericSchema]>([
  ['refused', { code: 500, msg: '服务异常' }, v.unknown()],
  ['of another shape', { code: 200 }, v.object({ data: v.string() })],
])('a call that was %s is logged without the token in its address (§19.8)', async (_case, body, schema) => {
  withConfig({ errorLog: true });
  respond(body);
  const store = createTestStore({ ...createTestServices(), http });
  const error = await errorOf(http.delete(`/monitor/online/${TOKEN}`, { schema }));
  store.dispatch(logError(error));
  const log = JSON.stringify(store.getState().errorLog);
  expect(log).toContain('DELETE /monitor/online/…the-end1');
  expect(log).not.toContain('eyJ');
});
