/** What an integrator changes for one entry of the changelog, and in which pages. */
export interface Migration {
  /** Begins an entry under 需要处理. */
  entry: string;
  changes: readonly (readonly [from: string, to: string])[];
}

/** For the pages of 2.1.0 in `from210`. */
export const MIGRATIONS: readonly Migration[] = [
  {
    entry: 'Imports from `@/resource`',
    changes: [
      [`'@/resource/resourcePage'`, `'@/resource/view/resourcePage'`],
      [`'@/resource/usualFields'`, `'@/resource/model/usualFields'`],
      [`'@/resource/Resource'`, `'@/resource/model/Resource'`],
      [
        `import type { ChoiceSource, Field, InputProps } from '@/resource/Field';`,
        `import type { Field } from '@/resource/model/Field';
import type { InputProps } from '@/resource/model/FieldBase';
import type { ChoiceSource } from '@/resource/model/kinds';`,
      ],
    ],
  },
  {
    entry: '`treeSidebar(label, field, source)`',
    changes: [
      [
        `import { treeSidebar } from '@/resource/parts/treeSidebar';`,
        `import { TreeSide } from '@/resource/view/TreeSide';`,
      ],
      [
        `Side: treeSidebar('部门', 'deptId', DEPARTMENTS),`,
        `Side: ({ filters, onFilter }) => (
    <TreeSide
      source={DEPARTMENTS}
      label="部门"
      isChosen={({ id }) => String(id) === filters['deptId']}
      onChoose={(node) => onFilter({ deptId: String(node?.id ?? '') })}
    />
  ),`,
      ],
    ],
  },
  {
    entry: '`onFilter(name, value)`',
    changes: [[`onFilter('floor', target.value)`, `onFilter({ floor: target.value })`]],
  },
  {
    entry: '`call` of an action',
    changes: [
      [`call: () => ({ method: 'POST'`, `each: () => ({ method: 'POST'`],
      [`call: ({ dutyId })`, `each: ({ dutyId })`],
      [`call: () => ({ method: 'DELETE'`, `each: () => ({ method: 'DELETE'`],
    ],
  },
  {
    entry: '`FormHead`, `FormPart`',
    changes: [
      [
        `const Preview = ({ record }: { record: ServerRecord; isNew: boolean }) => (
  <Form.Item label="预览">{textOf(record['place'])}</Form.Item>
);`,
        `const Preview = ({ record, children }: { record: ServerRecord; children: ReactNode }) => (
  <>
    {children}
    <Form.Item label="预览">{textOf(record['place'])}</Form.Item>
  </>
);`,
      ],
      [
        `import { Form, Input, Modal } from 'antd';`,
        `import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';`,
      ],
      [`FormPart: Preview,`, `FormParts: Preview,`],
    ],
  },
  {
    entry: '`Detail`, `DetailProps`',
    changes: [
      [`ActionDialogProps, DetailProps, Resource`, `ActionDialogProps, Resource`],
      [`}: DetailProps) =>`, `}: ActionDialogProps) =>`],
      [`  Detail: DutyDetail,\n`, ``],
      [
        `  rowActions: [\n`,
        `  rowActions: [
    { key: 'show', label: '详情', when: () => true, dialog: DutyDetail },\n`,
      ],
    ],
  },
  {
    entry: '`readBody`: `read`',
    changes: [
      [`readBody: ({ data, userIds })`, `read: ({ data, userIds })`],
      [`  read: 'own',\n`, ``],
    ],
  },
  {
    entry: '`readMore: { url, read }`',
    changes: [
      [
        `readMore: {
    url: (id) => \`/office/duty/remarks/\${encodeURIComponent(id)}\`,
    read: (body, { place }) => ({ remarks: body['data'], place }),
  },`,
        `readMore: async ({ dutyId, place }, get) => {
    const body = await get(\`/office/duty/remarks/\${encodeURIComponent(textOf(dutyId))}\`);
    return { remarks: body['data'], place };
  },`,
      ],
    ],
  },
  {
    entry: '`removesTogether`',
    changes: [
      [
        `can: ['add', 'edit', 'remove', 'import', 'export', 'detail'],`,
        `can: ['add', 'edit', 'removeTogether', 'import', 'export', 'detail'],`,
      ],
      [`  removesTogether: true,\n`, ``],
    ],
  },
  {
    entry: '`importing`',
    changes: [[`  importing: { url: '/office/duty/importData', template: '/office/duty/importTemplate' },\n`, ``]],
  },
  {
    entry: 'The kind `months`',
    changes: [
      [
        `{ name: 'month', label: '月份', kind: 'months', to: 'lastMonth', column: true, form: true },`,
        `{ name: 'month', label: '起始月份', kind: 'month', column: true, form: true },
    { name: 'lastMonth', label: '截止月份', kind: 'month', column: true, form: true },`,
      ],
    ],
  },
];
