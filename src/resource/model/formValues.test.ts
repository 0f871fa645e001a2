import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { changedFields } from '@/lib/record/edits';
import type { Field } from './Field';
import { serverFieldsOf } from './Resource';
import {
  editsOf,
  formFields,
  inputsOf,
  keptEdits,
  keptPart,
  maskedValue,
  newRecordOf,
  usableInputs,
} from './formValues';

const TREE: Field = {
  name: 'parentId',
  label: '上级',
  kind: 'tree',
  source: { url: '/tree', name: 'name' },
  none: 0,
  form: true,
};
const FIELDS: readonly Field[] = [
  { name: 'name', label: '名称', form: { required: true } },
  { name: 'sort', label: '排序', kind: 'number', form: { initial: 0 } },
  { name: 'roles', label: '角色', kind: 'choice', source: { url: '/roles', name: 'name' }, many: true, form: true },
  { name: 'from', label: '月份', kind: 'month', form: true },
  TREE,
  { name: 'password', label: '密码', kind: 'password', form: { only: 'new' } },
  { name: 'code', label: '编号', form: { only: 'edit' } },
  { name: 'shown', label: '仅显示', column: true },
];
const resource = testResource({ fields: FIELDS });

test.each([
  [true, ['name', 'sort', 'roles', 'from', 'parentId', 'password']],
  [false, ['name', 'sort', 'roles', 'from', 'parentId', 'code']],
])('fields of the form, new: %j', (isNew, names) => {
  expect(formFields(resource, isNew).map(({ name }) => name)).toEqual(names);
});

const fields = formFields(resource, true);

test('a new form begins with the initial values', () => {
  expect(inputsOf(fields, undefined)).toEqual({
    name: '',
    sort: 0,
    roles: [],
    from: '',
    parentId: 0,
    password: '',
  });
});

test('a record is shown whatever types its values have; a password never', () => {
  const record = { name: 12, sort: '3', roles: null, from: '2026-01', parentId: '5', password: 'secret' };
  expect(inputsOf(fields, record)).toEqual({
    name: '12',
    sort: 3,
    roles: [],
    from: '2026-01',
    parentId: '5',
    password: '',
  });
});

test.each<[kind: 'day' | 'time', sent: unknown, shown: string]>([
  ['day', '2026-03-01 00:00:00', '2026-03-01'],
  ['day', [2026, 3, 1], '2026-03-01'],
  ['time', [2026, 3, 1, 8, 5], '2026-03-01 08:05:00'],
  ['time', '2026-03-01T08:05:00', '2026-03-01 08:05:00'],
  ['day', '长期', '长期'],
])('a form shows the %s %j as %s, which is no edit', (kind, sent, shown) => {
  const dates: Field[] = [{ name: 'at', label: '日期', kind, form: true }];
  const inputs = inputsOf(dates, { at: sent });
  expect(inputs).toEqual({ at: shown });
  expect(editsOf(dates, inputs, { at: ` ${shown} ` })).toEqual({});
});

test('a value that the server has hidden in part is told where its form is checked (§19.4)', () => {
  const phone: Field = { name: 'phone', label: '电话', form: { rule: 'phone' } };
  expect(maskedValue(phone, { phone: '156****6666' })).toBe('156****6666');
  expect(maskedValue(phone, { phone: '13800001111' })).toBeUndefined();
  expect(maskedValue({ ...phone, form: true }, { phone: '156****6666' })).toBeUndefined();
  expect(maskedValue(phone, undefined)).toBeUndefined();
});

test.each<[string, ids: unknown, input: unknown, edits: object]>([
  ['left out', undefined, undefined, { roles: [] }],
  ['none', [], [], {}],
  ['nothing', null, [], {}],
])(
  'chosen ids that were sent as %s: to choose none is an edit where they are not known (§19.2)',
  (_case, roles, input, edits) => {
    const before = inputsOf(fields, { name: '甲', ...(roles !== undefined && { roles }) });
    expect(before['roles']).toEqual(input);
    expect(editsOf(fields, before, { ...before, roles: [] })).toEqual(edits);
  },
);

test.each([true, 'true', 1, '1', 'Y', 'y'])('%j is a yes, and goes back as such', (yes) => {
  const flags: Field[] = [{ name: 'isOn', label: '启用', kind: 'flag', form: true }];
  const shown = inputsOf(flags, { isOn: yes });
  expect(shown).toEqual({ isOn: true });
  expect(editsOf(flags, shown, { isOn: true })).toEqual({});
});

test('yes and no of a kept form are saved as they are shown, whatever type they have', () => {
  const flags: Field[] = [{ name: 'isOn', label: '启用', kind: 'flag', form: true }];
  const no = inputsOf(flags, { isOn: 'false' });
  expect(editsOf(flags, no, usableInputs(flags, { isOn: 'true' }))).toEqual({ isOn: true });
  expect(editsOf(flags, no, usableInputs(flags, { isOn: 'false' }))).toEqual({});
});

const before = inputsOf(fields, { name: '甲', sort: 1, roles: [1], from: '2026-01', parentId: 5 });

test.each([
  ['nothing', {}, {}],
  ['blanks around a text', { name: ' 甲 ' }, {}],
  ['a text', { name: ' 乙 ' }, { name: '乙' }],
  ['a number', { sort: 2 }, { sort: 2 }],
  ['the same number, typed', { sort: ' １' }, {}],
  ['another number, typed', { sort: '1,234' }, { sort: 1234 }],
  ['a cleared number', { sort: '' }, { sort: null }],
  ['choices', { roles: [1, 2] }, { roles: [1, 2] }],
  ['a cleared month', { from: '' }, { from: '' }],
  ['the same month, typed', { from: '2026年1月' }, {}],
  ['a root', { parentId: 0 }, { parentId: 0 }],
  ['a password with blanks', { password: ' a ' }, { password: ' a ' }],
])('edits: %s', (_name, typed, edits) => {
  expect(editsOf(fields, before, { ...before, ...typed })).toEqual(edits);
});

test('a new record has what was typed and what its place gives, and nothing empty', () => {
  const typed = { ...inputsOf(fields, undefined), name: ' 甲 ', from: '2026-01' };
  expect(newRecordOf(fields, typed, { dictType: 'sex' })).toEqual({
    dictType: 'sex',
    name: '甲',
    sort: 0,
    roles: [],
    from: '2026-01',
    parentId: 0,
  });
});

test('a new record has what a choice takes, also where its field is asked for in another case only', () => {
  const comes = ({ way }: { way?: unknown }) => way === 'in';
  const asked: readonly Field[] = [
    { name: 'way', label: '方向', form: true },
    {
      ...{ name: 'id', label: '党员', kind: 'choice', source: { url: '/list', name: 'name' } },
      takes: { name: 'name' },
      form: { when: (values) => !comes(values) },
    },
    { name: 'name', label: '姓名', form: { when: comes } },
  ];
  expect(newRecordOf(asked, { way: 'out', id: 7, name: '张伟' }, {})).toEqual({ way: 'out', id: 7, name: '张伟' });
  expect(newRecordOf(asked, { way: 'in', id: 7, name: '李强' }, {})).toEqual({ way: 'in', name: '李强' });
});

test('of what was kept, values that the controls cannot show are left out', () => {
  const kept = {
    name: { a: 1 },
    sort: '7',
    roles: 'x',
    from: '2026-01',
    parentId: [],
    other: '无',
    code: '新',
  };
  expect(usableInputs(fields, kept)).toEqual({ sort: '7', from: '2026-01' });
  expect(usableInputs(fields, undefined)).toEqual({});
});

test('of a record is kept what the form shows, and by what it is found (§4.51)', () => {
  const record = {
    id: 7,
    title: '标题',
    name: '甲',
    from: '2025-01',
    password: '$2a$10$h',
    salt: 's',
  };
  const kept = keptPart({ ...resource, nameField: 'title' }, FIELDS, record);
  expect(kept).toEqual({ id: 7, title: '标题', name: '甲', from: '2025-01' });
});

test('words beside a value are kept with it, and are no change of somebody else’s (§4.51)', () => {
  const unit: Field = { ...TREE, name: 'deptId', shownBy: 'dept.name' };
  const described = { ...resource, fields: [unit] };
  const base = keptPart(described, [unit], { id: 7, deptId: 1, dept: { name: '甲', leader: '乙' } });
  expect(base).toEqual({ id: 7, deptId: 1, 'dept.name': '甲' });
  const now = { id: 7, deptId: 1, dept: { name: '丙', leader: '丁' } };
  expect(changedFields(base, now, serverFieldsOf(described), ['deptId'])).toEqual([]);
});

test.each<[taken: string[], kept: object]>([
  [['sort'], { from: '2026年9月' }],
  [['from'], {}],
])('an edit of the month alone, when %j is reloaded: %j stays', (taken, kept) => {
  expect(keptEdits(fields, { name: '甲', from: '2026年9月' }, { from: '2026-09' }, taken)).toEqual(kept);
});
