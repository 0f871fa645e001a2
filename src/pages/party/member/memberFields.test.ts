import { expect, test } from 'vitest';
import { formFields } from '@/resource/model/formValues';
import { serverFieldsOf } from '@/resource/model/Resource';
import { MEMBERS } from '../lists';
import { MEMBER_FIELDS } from './memberFields';

test('the office of a member is shown, and neither typed nor sent: posts write it (§20.22)', () => {
  const list = { ...MEMBERS, fields: MEMBER_FIELDS };
  const inForm = (isNew: boolean) => formFields(list, isNew).map(({ name }) => name);
  expect(inForm(true)).not.toContain('partyPost');
  expect(inForm(false)).toContain('partyPost');
  expect(serverFieldsOf(list)).toContain('partyPost');
});
