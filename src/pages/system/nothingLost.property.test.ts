import fc from 'fast-check';
import { http as route, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import './RolePage';
import './UserPage';
import './MenuPage';
import './DeptPage';
import './PostPage';
import './ConfigPage';
import './NoticePage';
import { SchemaError } from '@/lib/http/errors';
import { isRecord } from '@/lib/isRecord';
import { sameValue } from '@/lib/record/edits';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, http, server, startBackend } from '../../../tests/httpBackend';
import { fieldsOf, someOf, without } from '../../../tests/leaveOut';
import { runs } from '../../../tests/runs';
import { fetchRecord, saveRecord } from '@/resource/data/recordThunks';
import { resourceOf } from '@/resource/model/resourceRegistry';
import type { Field } from '@/resource/model/Field';
import { holdsMany } from '@/resource/model/Field';
import type { Resource } from '@/resource/model/Resource';
import { editsOf, formFields, inputsOf, isUnread } from '@/resource/model/formValues';

startBackend();

const { dispatch } = createTestStore({ ...createTestServices(), http });

const TREE = [
  {
    id: 1,
    label: '甲',
    children: [
      { id: '2', label: '乙' },
      { id: 3, label: '丙' },
    ],
  },
];
const CHECKED = { checkedKeys: ['2', 3], menus: TREE, depts: TREE };
const USER = { userId: 7, nickName: '甲', deptId: 2, email: 'a@b.cn', sex: '0', status: '0', remark: '备', extra: 'x' };
const ROLES = [1, '2', 3].map((roleId) => ({ roleId, roleName: '甲', flag: roleId !== 1 }));
const CHOSEN = { postIds: [1], roleIds: ['2', 3], posts: [{ postId: 1 }], roles: ROLES };
const ROLE = {
  roleId: 7,
  roleName: '甲',
  roleKey: 'a',
  roleSort: 1,
  status: '0',
  dataScope: '2',
  remark: '备',
  extra: 'x',
};

/** A list, what its own call answers, and the answer of a further call. `{ data }` is the record, or all of it. */
const PAGES: [path: string, answer: object, more?: object][] = [
  ['/system/user', { data: USER, ...CHOSEN }],
  ['/system/user', { data: { user: USER, ...CHOSEN } }],
  ['/system/role', { data: { ...ROLE, menuCheckStrictly: true, deptCheckStrictly: true } }, CHECKED],
  ['/system/role', { data: { ...ROLE, menuCheckStrictly: true, deptCheckStrictly: false } }, { data: CHECKED }],
  [
    '/system/menu',
    { data: { menuId: 7, parentId: 1, menuName: '甲', menuType: 'C', path: 'a', perms: 'a:b', icon: 'a' } },
  ],
  [
    '/system/dept',
    { data: { deptId: 7, parentId: 1, deptName: '甲', orderNum: 1, leader: '乙', phone: '1', status: '0' } },
  ],
  ['/system/post', { data: { postId: 7, postCode: 'a', postName: '甲', postSort: 1, status: '0', remark: '备' } }],
  ['/system/config', { data: { configId: 7, configName: '甲', configKey: 'a', configValue: '1', configType: 'N' } }],
  [
    '/system/notice',
    { data: { noticeId: 7, noticeTitle: '甲', noticeType: '1', noticeContent: '<p>a</p>', status: '0' } },
  ],
];

/** The descriptions with a form on a page: that of its records, and those of its actions. */
const formsOf = (resource: Resource) => [resource, ...(resource.rowActions ?? []).flatMap(({ form }) => form ?? [])];

/** What the server has before a save; ids that are kept by further calls among it. */
const before = (answer: object, more: object = {}): ServerRecord => {
  const { data, ...beside } = { data: {}, ...answer };
  const own: ServerRecord = { ...data, ...beside };
  const { user, ...others } = own;
  const keys = Object.keys(more).length === 0 ? {} : { menuIds: [1, '2', 3], deptIds: ['2', 3] };
  return { ...(isRecord(user) ? user : {}), ...others, ...keys };
};

/** Whether a field can be edited here: chosen ids are looked at as they are. */
const isTyped = (field: Field) => !holdsMany(field) && field.kind !== 'flag' && field.kind !== 'tree';

interface Saved {
  form: Resource;
  base: ServerRecord;
  /** What was sent; undefined: nothing. */
  sent: ServerRecord | undefined;
  /** The names of what was edited. */
  edited: readonly string[];
}

interface Backend {
  path: string;
  own: (reading: number) => ServerRecord;
  more: (reading: number) => ServerRecord;
}

/** An answer that is no record opens no form. */
function nothingRead(error: unknown): undefined {
  if (!(error instanceof SchemaError)) throw error;
}

/** Opens each form of a page, edits a field as a person does, and saves it. Forms that say what they lack are left. */
async function saveAll({ path, own, more }: Backend, place: number): Promise<Saved[]> {
  const saves: Saved[] = [];
  for (const form of formsOf(resourceOf(`${path}/list`))) {
    let readings = 0;
    let sent: ServerRecord | undefined;
    const further = () => HttpResponse.json({ code: 200, ...more(readings) });
    server.resetHandlers();
    server.use(
      route.get(`${BASE}${path}/7`, () => HttpResponse.json({ code: 200, ...own((readings += 1)) })),
      route.get(`${BASE}/system/menu/roleMenuTreeselect/7`, further),
      route.get(`${BASE}/system/role/deptTree/7`, further),
      route.put(`${BASE}*`, async ({ request }) => {
        sent = fieldsOf(await request.json());
        return HttpResponse.json({ code: 200 });
      }),
    );
    const base = await dispatch(fetchRecord(form, { [form.id]: 7 }, {})).catch(nothingRead);
    const fields = formFields(form, false);
    if (!base || fields.some((field) => isUnread(field, base))) continue;
    const typed = fields.filter(isTyped);
    const inputs = inputsOf(fields, base);
    const name = typed[place % typed.length]?.name ?? '';
    const edits = editsOf(fields, inputs, { ...inputs, [name]: '9' });
    await dispatch(saveRecord(form, base, edits, {}));
    saves.push({ form, base, sent, edited: [...Object.keys(edits), name] });
  }
  return saves;
}

/** Whether what is sent has all that was there. */
const isKept = (was: unknown, sent: unknown) =>
  Array.isArray(was)
    ? was.every((id) => Array.isArray(sent) && sent.map(String).includes(String(id)))
    : sameValue(was, sent);

describe.each(PAGES)('%s: %j', (path, answer, more = {}) => {
  const resource = resourceOf(`${path}/list`);
  const was = before(answer, more);

  test('whatever is left out, a save of another field loses nothing (§19.2)', async () => {
    const some = someOf(resource.id, answer, more);
    await fc.assert(
      fc.asyncProperty(some, some, fc.nat(), async (missing, missingLater, place) => {
        const left = (body: object) => (reading: number) =>
          fieldsOf(without(body, reading > 1 ? missingLater : missing));
        const backend = { path, own: left(answer), more: left(more) };
        for (const { form, sent, edited } of await saveAll(backend, place)) {
          if (!sent) continue;
          for (const [name, value] of Object.entries(was)) {
            if (!Object.hasOwn(sent, name) || edited.includes(name)) continue;
            expect(isKept(value, sent[name]), `${name}: ${JSON.stringify(sent[name])}`).toBe(true);
          }
          // Chosen ids are replaced by what is sent, or by nothing.
          for (const { name } of form.fields.filter(holdsMany)) expect(sent).toHaveProperty(name);
        }
      }),
      { numRuns: runs(125) },
    );
  });
});
