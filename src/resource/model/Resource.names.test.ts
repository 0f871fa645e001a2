import { expect, test } from 'vitest';
import type { Field } from './Field';
import type { NameOf } from './FieldBase';
import type { Resource } from './Resource';
import { createTimeField, orderField } from './usualFields';

interface Post {
  postId: number;
  parentId: number;
  postName: string;
  postSort: number;
  linked: boolean;
  menuIds: number[];
  dept: { deptName: string };
}

type PostName = NameOf<Post>;

const SOURCE = { url: '/menus', name: 'name' };

// The compiler is the test: without an error below a mark, it complains of the mark.
test('a name that the record does not have does not compile; without a type all names do', () => {
  const right: Resource<PostName> = {
    noun: '岗位',
    path: '/post',
    id: 'postId',
    nameField: 'postName',
    person: { name: 'postName', unit: 'dept.deptName' },
    permission: 'post',
    tree: { parent: 'parentId' },
    fields: [
      { name: 'postName', label: '名称', shownBy: 'dept.deptName', form: { when: ({ postSort }) => postSort !== 0 } },
      { name: 'menuIds', label: '菜单', kind: 'checks', source: SOURCE, linkedBy: 'linked' },
      orderField('postSort'),
    ],
    useRules: () => ({ postName: [] }),
    opens: { query: { postName: 'thisYear' } },
    warn: ({ postSort }) => Promise.resolve([String(postSort)]),
    rowActions: [
      {
        key: 'move',
        label: '移动',
        when: ({ linked }) => linked === true,
        check: ({ postSort }) => ({ refuse: String(postSort) }),
      },
    ],
  };
  const fields: Field<PostName>[] = [
    // @ts-expect-error a letter is wrong
    { name: 'postNmae', label: '名称' },
    // @ts-expect-error the records in `dept` have no such property
    { name: 'dept.deptNmae', label: '部门' },
    // @ts-expect-error the words for the value
    { name: 'postName', label: '名称', shownBy: 'postNmae' },
    // @ts-expect-error another field of the form
    { name: 'menuIds', label: '菜单', kind: 'checks', source: SOURCE, linkedBy: 'linkd' },
    // @ts-expect-error what is taken from a choice
    { name: 'parentId', label: '上级', kind: 'choice', source: SOURCE, takes: { postNmae: 'name' } },
    // @ts-expect-error what choices depend on
    { name: 'parentId', label: '上级', kind: 'tree', source: { ...SOURCE, params: ({ postNmae }) => ({ postNmae }) } },
    // @ts-expect-error what is computed of others
    { name: 'postName', label: '名称', from: ({ postNmae }) => String(postNmae) },
    // @ts-expect-error what a function takes of the record
    { name: 'postName', label: '名称', column: { render: ({ postNmae }) => String(postNmae) } },
    // @ts-expect-error the record has no such time
    createTimeField(),
    // @ts-expect-error nor such a place
    orderField('sort'),
  ];
  const pivot: Resource<PostName>['pivot'] = { rows: { field: 'parentId' }, columns: { field: 'linked' }, cell: {} };
  const document: NonNullable<Resource<PostName>['documents']>[number] = {
    key: 'a',
    label: '表',
    at: 'row',
    template: 'a.docx',
    data: ({ postName }) => ({ postName }),
  };
  const wrong: Resource<PostName>[] = [
    // @ts-expect-error the id
    { ...right, id: 'id' },
    // @ts-expect-error the name of a record
    { ...right, nameField: 'name' },
    // @ts-expect-error the unit of a person
    { ...right, person: { name: 'postName', unit: 'dept.name' } },
    // @ts-expect-error the record above
    { ...right, tree: { parent: 'parent' } },
    // @ts-expect-error the place
    { ...right, ordered: 'orderNum' },
    // @ts-expect-error a field with rules
    { ...right, useRules: () => ({ name: [] }) },
    // @ts-expect-error the filters of a page as it opens
    { ...right, opens: { query: { name: '' } } },
    // @ts-expect-error what an action looks at
    { ...right, selectionActions: [{ key: '', label: '', when: ({ id }) => id === 1 }] },
    // @ts-expect-error what is summed
    { ...right, sums: [{ label: '排序', of: 'sort' }] },
    // @ts-expect-error what is counted
    { ...right, sums: [{ label: '排序', count: { sort: '1' } }] },
    // @ts-expect-error an axis
    { ...right, pivot: { rows: { field: 'dept' }, columns: { field: 'name' }, cell: {} } },
    // @ts-expect-error what is due
    { ...right, pivot: { ...pivot, of: { name: '1' } } },
    // @ts-expect-error what a document takes of the record
    { ...right, documents: [{ ...document, data: ({ name }) => ({ a: String(name) }) }] },
    // @ts-expect-error a record that is locked
    { ...right, isLocked: ({ id }) => id === 1 },
  ];
  const free: Resource = { ...right, id: 'any', fields: [{ name: 'of.all', label: '任意' }] };
  expect([fields.length, wrong.length, free.fields.length]).toEqual([10, 14, 1]);
});
