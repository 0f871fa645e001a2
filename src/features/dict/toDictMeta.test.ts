import { expect, test } from 'vitest';
import { toDictEntries } from './toDictMeta';

const fields = { labelField: 'dictLabel', valueField: 'dictValue' };
const entry = (label: string, value: string) => ({ label, value, listClass: '', cssClass: '', disabled: false });

test.each<[string, unknown, unknown]>([
  ['the configured fields', [{ dictLabel: '男', dictValue: '0', label: '×', value: '×' }], [entry('男', '0')]],
  ['label and value', [{ label: '男', name: '×', value: 0, id: 9 }], [entry('男', '0')]],
  ['name and id', [{ name: '男', title: '×', id: 1, uid: 9 }], [entry('男', '1')]],
  ['title and uid', [{ title: '男', uid: 'u', key: 'k' }], [entry('男', 'u')]],
  ['key', [{ title: '男', key: 'k', code: 'c' }], [entry('男', 'k')]],
  ['code', [{ title: '男', code: 'c' }], [entry('男', 'c')]],
  ['a missing label', [{ value: '0' }], [entry('0', '0')]],
  ['a missing value', [{ label: '男' }, { label: '女', value: '1' }], [entry('女', '1')]],
  ['an object with content', { content: [{ label: '男', value: '0' }] }, [entry('男', '0')]],
  ['items that are none', [null, '男', 1, { label: '男', value: '0' }], [entry('男', '0')]],
  ['a field of null', [{ dictLabel: null, name: '男', dictValue: null, code: '0' }], [entry('男', '0')]],
  [
    'classes and state',
    [{ label: '男', value: '0', listClass: 'danger', cssClass: 'bold', status: 1 }],
    [{ ...entry('男', '0'), listClass: 'danger', cssClass: 'bold', disabled: true }],
  ],
  ['an empty list', [], []],
  ['no list', '男', '男'],
  ['an object without content', { data: [] }, undefined],
  ['nothing', null, null],
])('%s', (_name, response, entries) => {
  expect(toDictEntries(response, fields)).toEqual(entries);
});
