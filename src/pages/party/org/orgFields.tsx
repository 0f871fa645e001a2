import { Typography } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { countField, remarkField } from '@/resource/model/usualFields';
import { BRANCH, branchCell } from '../branch';
import { delayOf, isOverdue, termDueOf, usualYears } from './orgRules';
import { EXISTS, type Org, ORGS, STATUS, TERM_DUE } from './orgs';

const FIELDS: readonly Field<NameOf<Org>>[] = [
  {
    ...BRANCH,
    label: '组织名称',
    leavesOnly: false,
    shownBy: 'deptName',
    takes: { deptName: 'label' },
    query: 'side',
    // There is one organisation of each.
    keepsValue: true,
    form: { required: true, only: 'new' },
  },
  { name: 'deptName', label: '组织名称', query: 'side', column: { title: '组织', render: branchCell }, detail: false },
  { name: 'parentName', label: '上级组织', form: { max: 64 } },
  {
    name: 'orgType',
    label: '类别',
    kind: 'dict',
    dict: 'party_org_type',
    query: true,
    column: { width: 104 },
    form: { required: true },
  },
  { name: 'foundDate', label: '成立日期', kind: 'day', keepsValue: true, form: { required: true } },
  { name: 'foundNo', label: '成立批准文号', form: { max: 64 } },
  countField('seatNum', '委员职数', { form: true }),
  {
    name: 'termNo',
    label: '届次',
    kind: 'number',
    min: 1,
    decimals: 0,
    keepsValue: true,
    column: { width: 60 },
    form: { required: true },
  },
  {
    name: 'termStart',
    label: '本届起始',
    kind: 'day',
    keepsValue: true,
    column: { width: 100 },
    form: { required: true },
  },
  {
    name: 'termYears',
    label: '任期年数',
    kind: 'number',
    min: 1,
    max: 5,
    decimals: 0,
    keepsValue: true,
    from: ({ orgType }) => usualYears(orgType),
    form: { required: true, help: '党委5年，党总支、支部3年' },
  },
  { name: 'delayUntil', label: '批准延至', kind: 'day', byServer: true, column: { hidden: true, render: delayOf } },
  { name: 'delayNo', label: '延期批准文号', byServer: true, detail: true },
  {
    ...TERM_DUE,
    from: termDueOf,
    column: {
      title: '应换届',
      width: 130,
      sortable: true,
      render: (org) =>
        isOverdue(org, today()) ? (
          <Typography.Text type="danger">{textOf(org.termDue)} 逾期</Typography.Text>
        ) : (
          textOf(org.termDue)
        ),
    },
  },
  { ...STATUS, column: { width: 72 }, form: { required: true, initial: EXISTS } },
  remarkField(),
];

/** 党组织, as far as records are read and saved. */
export const ORG_LIST: Resource<NameOf<Org>> = { ...ORGS, fields: FIELDS };
