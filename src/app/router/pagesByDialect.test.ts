// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { BackendKind } from '@/config/dialects';
import type { Resource } from '@/resource/model/Resource';

/** The pages of the administration, as described for a kind of backend. */
async function pagesFor(backend: BackendKind): Promise<(list: string) => Resource> {
  vi.resetModules();
  const { appConfig } = await import('@/config/appConfig');
  Object.assign(appConfig, { backend, dictApi: 'ruoyi' });
  // One after the other: they import each other's parts.
  await import('@/pages/system/UserPage');
  await import('@/pages/system/RolePage');
  await import('@/pages/system/MenuPage');
  await import('@/pages/system/DeptPage');
  await import('@/pages/system/PostPage');
  await import('@/pages/system/NoticePage');
  await import('@/pages/dict/DictPage');
  await import('@/pages/files/StoredFiles');
  const { resourceOf } = await import('@/resource/model/resourceRegistry');
  return (list) => resourceOf(list);
}

const named = (resource: Resource, name: string) => resource.fields.find((field) => field.name === name);
const scopesOf = ({ rowActions = [] }: Resource) => {
  const field = named(rowActions.find(({ form }) => form)?.form as Resource, 'dataScope');
  return field?.kind === 'options' ? field.options.length : 0;
};

test.each<[BackendKind, object]>([
  [
    'ruoyi-plus',
    {
      unit: ['dept.deptName'],
      roleIds: false,
      postUnit: undefined,
      leader: undefined,
      statuses: [true, true],
      authors: ['createBy', 'createBy'],
      scopes: 5,
      perms: 0,
      files: '/system/oss',
    },
  ],
  [
    'ruoyi-plus-5',
    {
      unit: ['deptName'],
      roleIds: true,
      postUnit: true,
      leader: 'choice',
      statuses: [false, false],
      authors: ['createByName'],
      scopes: 6,
      perms: 1,
      files: '/resource/oss',
    },
  ],
])('%s: which fields the pages have (§19.27)', async (backend, expected) => {
  const page = await pagesFor(backend);
  const [users, posts, files] = [
    page('/system/user/list'),
    page('/system/post/list'),
    page(backend === 'ruoyi-plus' ? '/system/oss/list' : '/resource/oss/list'),
  ];
  const formOf = (resource: Resource, name: string) => {
    const { form } = named(resource, name) ?? {};
    return form === true ? {} : form;
  };
  expect({
    unit: users.fields.filter(({ label, column }) => label === '所属党组织' && column).map(({ name }) => name),
    roleIds: formOf(users, 'roleIds')?.required ?? false,
    postUnit: formOf(posts, 'deptId')?.required,
    leader: named(page('/system/dept/list'), 'leader')?.kind,
    statuses: ['/system/dict/type/optionselect', '/system/dict/data/list'].map(
      (list) => named(page(list), 'status') !== undefined,
    ),
    authors: [page('/system/notice/list'), files].flatMap((resource) =>
      resource.fields.filter(({ name, query }) => name.startsWith('createBy') && query).map(({ name }) => name),
    ),
    scopes: scopesOf(page('/system/role/list')),
    perms: formOf(page('/system/menu/list'), 'perms')?.rules?.length,
    files: files.path,
  }).toEqual(expected);
});
