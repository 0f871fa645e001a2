import fc from 'fast-check';
import { http as route, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import './RolePage';
import './UserPage';
import './MenuPage';
import './DeptPage';
import './PostPage';
import './ConfigPage';
import './NoticePage';
import { isRecord } from '@/lib/isRecord';
import { sameValue } from '@/lib/record/edits';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, http, server, startBackend } from '../../../tests/httpBackend';
import { fetchRecord, saveRecord } from '@/resource/api/recordThunks';
import { resourceOf } from '@/resource/api/resourceRegistry';
import { holdsMany } from '@/resource/Field';
import type { Resource } from '@/resource/Resource';
import { formFields, isUnread } from '@/resource/form/formValues';

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
const CHOSEN = { postIds: [1], roleIds: ['2', 3] };
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

/** Without the fields of these names, at any depth, but for the ids of records. */
const without = (body: unknown, names: readonly string[], id: string): unknown => {
  if (!isRecord(body)) return body;
  const left = Object.entries(body).filter(([name]) => name === id || !names.includes(name));
  return Object.fromEntries(left.map(([name, value]) => [name, without(value, names, id)]));
};

const fieldsOf = (body: unknown): object & ServerRecord => (isRecord(body) ? body : {});

const namesIn = (body: unknown): string[] =>
  isRecord(body) ? Object.entries(body).flatMap(([name, value]) => [name, ...namesIn(value)]) : [];

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

test.each(PAGES)(
  'whatever %s leaves out, a save of another field loses nothing (§19.2): %j',
  async (path, answer, more) => {
    const resource = resourceOf(`${path}/list`);
    const names = [...new Set([...namesIn(answer), ...namesIn(more)])].filter(
      (name) => name !== 'data' && name !== 'user',
    );
    await fc.assert(
      fc.asyncProperty(fc.subarray(names), fc.subarray(names), async (missing, missingLater) => {
        for (const form of formsOf(resource)) {
          let readings = 0;
          server.resetHandlers();
          let sent: ServerRecord | undefined;
          const respond = (body: object | undefined) =>
            HttpResponse.json({
              code: 200,
              ...fieldsOf(without(body, readings > 1 ? missingLater : missing, form.id)),
            });
          server.use(
            route.get(`${BASE}${path}/7`, () => ((readings += 1), respond(answer))),
            route.get(`${BASE}/system/menu/roleMenuTreeselect/7`, () => respond(more)),
            route.get(`${BASE}/system/role/deptTree/7`, () => respond(more)),
            route.put(`${BASE}*`, async ({ request }) => {
              sent = fieldsOf(await request.json());
              return HttpResponse.json({ code: 200 });
            }),
          );
          const base = await dispatch(fetchRecord(form, { [form.id]: 7 }, {}));
          // The form is not saved before these are chosen anew.
          if (!base || formFields(form, false).some((field) => isUnread(field, base))) continue;
          await dispatch(saveRecord(form, base, { remark: '新' }, {}));
          for (const [name, value] of Object.entries(before(answer, more))) {
            if (sent && Object.hasOwn(sent, name) && name !== 'remark' && Object.hasOwn(base, name)) {
              const isKept = Array.isArray(value)
                ? value.every((id) => Array.isArray(sent?.[name]) && sent[name].map(String).includes(String(id)))
                : sameValue(value, sent[name]);
              expect(isKept, `${name}: ${JSON.stringify(sent[name])}`).toBe(true);
            }
          }
          // Chosen ids are replaced by what is sent, or by nothing.
          if (sent) for (const { name } of form.fields.filter(holdsMany)) expect(sent).toHaveProperty(name);
        }
      }),
      { numRuns: 25 },
    );
  },
);
