import { screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { http as msw, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialect } from '@/config/appConfig';
import { DIALECTS, type BackendKind } from '@/config/dialects';
import { readConfig, type AppConfig } from '@/config/readConfig';
import { fetchCaptcha } from '@/features/access/api/captcha';
import { login } from '@/features/access/api/sessionCalls';
import { fieldsSchema } from '@/lib/http/envelope';
import { describeError } from '@/lib/http/errorMessages';
import type { Http } from '@/lib/http/http';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { listSchemaOf } from '@/resource/data/resourceSchemas';
import { absentColumns, keyOf, type Resource, titleOf } from '@/resource/model/Resource';
import { walkRoutes } from '@/state/routes/routeTree';
import { server } from '../../mocks/server';
import type { Recording } from '../../scripts/contract/recording';
import { loadPages } from '../../scripts/contract/pages';
import { withConfig } from '../config';
import { createTestServices } from '../createTestStore';
import { fieldsIn, withoutFields } from './fields';
import { findMainMenu } from '../mainMenu';
import { renderApp } from '../renderApp';
import { recordingFrom, replay } from './replay';
import type { Reader } from './readers';

/** By version, `all` for all of them, and by call: the fields that nobody would miss, below the field that holds them. */
const optionalSchema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string())));
const OPTIONAL = v.parse(optionalSchema, JSON.parse(readFileSync(`${import.meta.dirname}/optional.json`, 'utf8')));

/** Each answer has these; what they are for has tests of its own. */
const ENVELOPE = new Set(['code', 'msg', 'total']);

const optionalIn = (version: string, call: string): ReadonlySet<string> =>
  new Set(
    ['all', version].flatMap((of) =>
      Object.entries(OPTIONAL[of]?.[call] ?? {}).flatMap(([at, names]) =>
        names.split(' ').map((name) => (at === '' ? name : `${at}.${name}`)),
      ),
    ),
  );

/** The settings that a kind of backend stands for. */
function settingsOf(backend: BackendKind): Partial<AppConfig> {
  const { config } = readConfig({ backend }, 'test');
  const names = ['backend', ...Object.keys(DIALECTS[backend].settings)] as (keyof AppConfig)[];
  return Object.fromEntries(names.map((name) => [name, config[name]]));
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const ID = /\{\w+\}/;

/** What is told in other words than the server's. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/No endpoint|GET \/contract-check\/none $/, '访问资源不存在'],
  [/No static resource|Request method|参数类型不匹配|Cannot invoke|JSON parse error| $/, '服务器发生错误'],
  [/请求访问：.*认证失败/, '用户没有权限(令牌失效、用户名、密码错误、登录过期)'],
  [/upload Maximum upload size .* 10485760/, '文件超过服务器允许的大小（10 MB）'],
  [/upload Maximum upload size/, '文件超过服务器允许的大小'],
  [
    /(?:login|tenant|updatePwd|resetPwd) 没有访问权限/,
    '服务器未接受未加密的密码：请管理员在设置 apiPublicKey 中填写服务器的公钥',
  ],
  [/认证客户端id不能为空/, '服务器不允许本应用登录：请管理员核对设置 clientId（认证客户端id不能为空）'],
  [/认证权限类型错误/, '服务器不允许本应用登录：请管理员核对设置 clientId（认证权限类型错误）'],
];

/** How the app tells that a call is refused. */
function sentenceOf(http: Http, method: string, path: string): Promise<string> {
  const { login: signIn, captcha } = dialect().calls;
  const made =
    path === signIn
      ? login(http, { username: 'admin', password: 'admin123' })
      : path === captcha
        ? fetchCaptcha(http, new AbortController().signal)
        : http.send(METHODS.find((one) => one === method) ?? 'GET', path, method === 'GET' ? undefined : {}, {
            schema: fieldsSchema,
          });
  return made.then(
    () => 'accepted',
    (error: unknown) => describeError(error) ?? '',
  );
}

const titleSchema = v.looseObject({ meta: v.looseObject({ title: v.string() }) });

/** The first level of the recorded menu. */
const menuIn = ({ answers }: Recording) => {
  const answer = answers[`GET ${dialect().calls.routes}`];
  const { data } = v.parse(v.looseObject({ data: v.array(v.looseObject({})) }), answer);
  return data.filter((one) => 'meta' in one).map((one) => v.parse(titleSchema, one));
};

/** The names of the recorded tenants. */
const tenantsIn = ({ answers }: Recording): readonly string[] => {
  const schema = v.object({ data: v.object({ voList: v.array(v.object({ companyName: v.string() })) }) });
  const parsed = v.safeParse(schema, answers['GET /auth/tenant/list']);
  return parsed.success ? parsed.output.data.voList.map(({ companyName }) => companyName) : [];
};

const rowsIn = ({ answers }: Recording, list: Resource): ServerRecord[] =>
  v.parse(listSchemaOf(list), answers[`GET ${keyOf(list)}`]).rows;

/**
 * The tests of a recorded version of a server.
 *
 * @param lacking the columns that it does not have, by the path of their list
 */
export function describeServer(
  version: string,
  backend: BackendKind,
  lacking: Readonly<Record<string, readonly string[]>> = {},
): void {
  const recording = recordingFrom(version);
  const pages = async () =>
    (await loadPages())
      .flatMap(({ resources }) => resources)
      .filter((resource) => `GET ${keyOf(resource)}` in recording.answers);

  describe(version, () => {
    // Pages are described by the settings with which they are loaded.
    beforeAll(async () => {
      withConfig(settingsOf(backend));
      await loadPages();
    });
    beforeEach(() => withConfig(settingsOf(backend)));

    test('a field that the server leaves out is missed, or known as one that nobody needs (§19.45)', async () => {
      const { readersFor } = await import('./readers');
      const services = createTestServices();
      const readers = readersFor(await pages(), services);
      const shownBy = (reader: Reader) =>
        reader(services.http).then(
          (value) => JSON.stringify({ value }),
          (error: unknown) => String(error),
        );
      const answering = (call: string, places: ReadonlySet<string>) => {
        server.resetHandlers();
        const answer = withoutFields(recording.answers[call], places);
        server.use(replay({ ...recording, answers: { ...recording.answers, [call]: answer } }));
      };
      const readersOf = new Map<string, Set<Reader>>();
      for (const reader of readers) {
        server.resetHandlers();
        server.use(replay(recording, (call) => readersOf.set(call, (readersOf.get(call) ?? new Set()).add(reader))));
        await shownBy(reader);
      }
      const columns = (await pages()).map((list) => [list.path, absentColumns(list, rowsIn(recording, list))] as const);
      expect(Object.fromEntries(columns.filter(([, absent]) => absent.length > 0))).toEqual(lacking);

      const asked = Object.keys(recording.answers).filter((call) => call.startsWith('GET'));
      expect([...readersOf.keys()]).toEqual(expect.arrayContaining(asked));

      const wrong: string[] = [];
      for (const call of asked) {
        answering(call, new Set());
        const before = new Map<Reader, string>();
        for (const reader of readersOf.get(call) ?? []) before.set(reader, await shownBy(reader));
        const changes = async (places: Iterable<string>) => {
          answering(call, new Set(places));
          for (const [reader, shown] of before) if ((await shownBy(reader)) !== shown) return true;
          return false;
        };
        const fields = [...fieldsIn(recording.answers[call])];
        const listed = optionalIn(version, call);
        const optional = fields.filter((field) => listed.has(field));
        if (await changes(optional)) wrong.push(`${call}: one of the optional fields is missed`);
        for (const field of fields.filter((one) => !listed.has(one) && !ENVELOPE.has(one)))
          if (!(await changes([field]))) wrong.push(`${call}: nobody misses ${field}`);
      }
      expect(wrong).toEqual([]);
    });

    test('each refusal is told in the words of the server, or in words for its users (§19.45)', async () => {
      const { http } = createTestServices();
      expect(recording.refusals.length).toBeGreaterThan(10);
      for (const { call, status = 200, answer } of recording.refusals) {
        const [method = '', path = ''] = call.split(' ');
        server.resetHandlers();
        server.use(msw.all(`*${path.replace(ID, '1')}`, () => HttpResponse.json(answer, { status })));
        const told = await sentenceOf(http, method, path.replace(ID, '1'));
        const said = typeof answer['msg'] === 'string' ? answer['msg'] : '';
        const [, expected = said.trim()] = REWORDED.find(([words]) => words.test(`${call} ${said.trim()}`)) ?? [];
        expect(told, call).toBe(expected);
      }
    });

    test('one signs in, has the menu, and each page shows its records (§19.45)', async () => {
      server.use(replay(recording));
      const app = renderApp('/');
      const form = within(await screen.findByRole('form', { name: '登录' }));
      const tenant = tenantsIn(recording)[0];
      if (tenant !== undefined)
        await app.user.selectOptions(await form.findByRole('combobox', { name: '租户' }), tenant);
      await form.findByAltText('验证码图片');
      for (const [label, text] of [
        ['用户名', 'admin'],
        ['密码', 'admin123'],
        ['验证码', '7'],
      ] as const)
        await app.user.type(form.getByLabelText(label), text);
      await app.user.click(form.getByRole('button', { name: '登录' }));
      const nav = within(await findMainMenu());
      const { routes } = app.store.getState();
      const entries = routes.status === 'ready' ? [...walkRoutes(routes.nodes)] : [];
      for (const { meta } of menuIn(recording)) expect(await nav.findByText(meta.title)).toBeVisible();

      const all = await loadPages();
      const shown: string[] = [];
      for (const [{ path, target }] of entries) {
        const page = target.type === 'page' ? all.find(({ name }) => name === target.component) : undefined;
        const list = page?.resources.find(
          (one) => !one.listPath && !one.path.includes('/dict/') && `GET ${keyOf(one)}` in recording.answers,
        );
        const [row] = list ? rowsIn(recording, list) : [];
        if (!list || !row) continue;
        void app.router.navigate(path);
        const place = within(await screen.findByRole('region', { name: titleOf(list) }));
        expect((await place.findAllByText(textOf(row[list.nameField])))[0], path).toBeVisible();
        shown.push(list.path);
      }
      expect(shown).toEqual(
        expect.arrayContaining(['/system/user', '/system/dept', '/system/role', '/monitor/operlog']),
      );
    }, 600_000);
  });
}
