import type { NameOf } from '@/resource/model/FieldBase';
import type { Field } from '@/resource/model/Field';
import type { Resource } from '@/resource/model/Resource';
import { remarkField } from '@/resource/model/usualFields';
import { branchFields, memberFields } from '../branch';
import { type Standard, STANDARDS } from '../lists';
import { dueFields } from './dueFields';
import { IN_USE, NOT_REDUCED, WAITING } from './standardRules';

const FIELDS: readonly Field<NameOf<Standard>>[] = [
  ...branchFields(),
  ...memberFields(),
  ...dueFields(),
  { name: 'endMonth', label: '终止月份', kind: 'month', column: { hidden: true, width: 84 }, form: { only: 'edit' } },
  {
    name: 'status',
    label: '状态',
    kind: 'dict',
    dict: 'standard_status',
    query: true,
    byServer: true,
    // A server as it is generated needs the first state; one with the added lines sets it itself.
    from: ({ standardId, reduceType }) =>
      standardId === undefined ? (reduceType === NOT_REDUCED ? IN_USE : WAITING) : undefined,
    column: { width: 58 },
    form: { only: 'edit' },
  },
  { name: 'approveNo', label: '减免批准文号', byServer: true, detail: true },
  { name: 'approveBy', label: '批准人', byServer: true, detail: true },
  { name: 'approveDate', label: '批准日期', kind: 'day', byServer: true, detail: true },
  remarkField(),
];

/** 党费标准, as far as records are read and saved. */
export const STANDARD_LIST: Resource<NameOf<Standard>> = {
  ...STANDARDS,
  given: { status: IN_USE },
  fields: FIELDS,
};
