// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { DIALECTS, type BackendKind } from '../../src/config/dialects';
import { isRecord } from '../../src/lib/isRecord';
import { recordingFrom } from '../../tests/servers/replay';
import { db, resetDb } from '../db/db';
import { ask } from '../testing/client';
import { backendOf } from './backendOf';

const VERSIONS = [
  ['ruoyi', ['ruoyi-3.8.9', 'ruoyi-3.9.2']],
  ['ruoyi-plus', ['plus-4.8.2']],
  ['ruoyi-plus-5', ['plus-5.2.2']],
] as const satisfies readonly (readonly [BackendKind, readonly string[]])[];

/** What the recorded servers had no data in, though they have the field. */
const NO_DATA = /^(?:.*\.)?(?:avatar|component|cssClass|errorMsg|loginDate) string$/;

const ID = /id$/i;

/** A record of the mocks for each id in a recorded call. */
const IDS: Readonly<Record<string, string>> = {
  '/monitor/cache/getKeys/': 'sys_dict:',
  '/monitor/cache/getValue/': 'sys_dict:/sys_dict:sys_normal_disable',
  '/system/config/configKey/': 'sys.user.initPassword',
  '/system/dict/data/type/': 'sys_normal_disable',
  '/system/user/': '207',
  '/system/user/authRole/': '207',
};

const pathOf = (call: string) =>
  call
    .replace('GET ', '')
    .replace(/\{.*$/, (_id, at: number, path: string) => IDS[path.slice(0, at)] ?? '1')
    .replace(/\/menu\/1$/, '/menu/100');

/** The places of an answer that hold something, each with its type; those of trees once for all levels. */
function filledIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => filledIn(one, at));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (inner === null) return [];
    const place = at === '' ? name : `${at}.${name}`;
    const type = Array.isArray(inner) ? 'list' : ID.test(name) ? 'id' : typeof inner;
    return [`${place} ${type}`, ...filledIn(inner, name === 'children' ? at : place)];
  });
}

/** The lists of an answer that have nothing in them. */
function emptyLists(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${at}.`] : value.flatMap((one) => emptyLists(one, at));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => emptyLists(inner, at === '' ? name : `${at}.${name}`));
}

beforeEach(() => {
  resetDb();
  db.sessions.set('given', 'admin');
});

describe.each(VERSIONS)('%s', (kind, versions) => {
  const backend = backendOf({ backend: kind });
  const headers = { clientid: 'clientId' in DIALECTS[kind].settings ? DIALECTS[kind].settings.clientId : '' };
  const recordings = versions.map(recordingFrom);
  const calls = new Set(recordings.flatMap(({ answers }) => Object.keys(answers)));

  test.each([...calls].filter((call) => call.startsWith('GET ')))(
    '%s has no field that servers do not fill',
    async (call) => {
      const recorded = recordings.flatMap(({ answers }) => (call in answers ? [answers[call]] : []));
      const answer = await ask(pathOf(call), { token: 'given', headers, backend });
      expect(answer).toMatchObject({ code: 200 });
      const known = new Set(recorded.flatMap((one) => filledIn(one)));
      const unknown = recorded.flatMap((one) => emptyLists(one));
      const own = filledIn(answer).filter(
        (place) => !known.has(place) && !NO_DATA.test(place) && !unknown.some((list) => place.startsWith(list)),
      );
      expect([...new Set(own)]).toEqual([]);
    },
  );

  const LONG = 'x'.repeat(300);
  test.each([
    ['POST /system/config', { configName: LONG }],
    ['POST /system/notice', { noticeTitle: LONG }],
    [`GET ${DIALECTS[kind].calls.user}`, undefined],
  ])('%s is refused in the words of the servers', async (call, json) => {
    const [, path = ''] = call.split(' ');
    const { code, msg } = await ask(path, { ...(json && { token: 'given', json }), headers, backend });
    const recorded = recordings.flatMap(({ refusals }) => refusals.filter((one) => one.call === call));
    expect(recorded.map(({ answer }) => answer)).toContainEqual(expect.objectContaining({ code, msg }));
  });
});
