import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { formFields } from './formValues';
import { permittedFields } from './permittedFields';
import { fieldsAt, serverFieldsOf } from './Resource';

const resource = testResource({
  fields: [
    { name: 'name', label: '姓名', column: true, form: true },
    { name: 'base', label: '基数', column: true, form: true, permission: 'wage' },
    {
      name: 'idCard',
      label: '证件',
      column: true,
      form: { required: true },
      permission: { word: 'other:idcard', without: 'masked' },
    },
  ],
});
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).join(' ');

test.each([
  ['test:wage other:idcard', 'name base idCard', 'name base idCard', false],
  ['test:wage', 'name base idCard', 'name base', true],
  ['', 'name idCard', 'name', true],
])(
  'with the permissions “%s” there are the columns %s, and new records ask for %s',
  (given, columns, asked, isMasked) => {
    const seen = permittedFields(resource, (permission) => given.split(' ').includes(permission));
    expect(names(fieldsAt('column', seen))).toBe(columns);
    expect(names(formFields(seen, true))).toBe(asked);
    expect(names(formFields(seen, false))).toBe(columns);
    expect(serverFieldsOf(seen).includes('idCard')).toBe(isMasked);
  },
);
