// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, test, vi } from 'vitest';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { createTestServices, createTestStore } from '../../../../tests/createTestStore';
import { http, respond, startBackend } from '../../../../tests/httpBackend';
import { pageWrapper } from '../../../../tests/pageWrapper';
import type { Field } from '../../model/Field';
import { FieldValue } from '../FieldValue';
import { RecordFields } from './RecordFields';

startBackend();
const TREE = { kind: 'tree', source: { url: '/tree', name: 'name' } } as const;

/** Shows a form of one field; what is saved of it is told to the function. */
function show(field: Field, record: ServerRecord) {
  const saved = vi.fn();
  render(
    <Provider store={createTestStore({ ...createTestServices(), http })}>
      <RecordFields
        fields={[field]}
        base={record}
        initialValues={record}
        typed={record}
        onFinish={({ at }: { at?: unknown }) => void saved(JSON.stringify(at))}
      />
    </Provider>,
    pageWrapper(),
  );
  return saved;
}
const shown = () => document.querySelector('.ant-select-content, .ant-form-item button')?.textContent;

describe('a chosen record that is none of the choices', () => {
  const ONE = { kind: 'choice', source: { url: '/posts', id: 'postId', name: 'postName' } } as const;
  const ROLES = {
    kind: 'choice',
    many: true,
    source: { url: '/roles', at: 'roles', id: 'roleId', name: 'roleName' },
  } as const;
  const roles = [{ roleId: 2, roleName: '科员' }];
  const PARTS = { ...ONE, source: { ...ONE.source, params: ({ unit }: { unit?: unknown }) => ({ unit }) } } as const;

  test.each<[what: string, settings: object, record: ServerRecord, kept: string, words: string]>([
    ['a choice, named by the record', { ...ONE, shownBy: 'postName' }, { at: 9, postName: '书记' }, '9', '书记'],
    ['a choice without a name', ONE, { at: 9 }, '9', '已停用或不可见（9）'],
    ['an id of many letters', ONE, { at: '39e6e663-9f4f' }, '"39e6e663-9f4f"', '已停用或不可见（39e6e663-9f4f）'],
    ['a choice of a list by another field', PARTS, { at: 9 }, '9', '已停用或不可见（9）'],
    [
      'several, one named by the record',
      ROLES,
      { at: [2, 219], roles: [{ roleId: 219, roleName: '旧角色' }] },
      '[2,219]',
      '科员旧角色',
    ],
    ['several, one without a name', ROLES, { at: [219, 2] }, '[219,2]', '已停用或不可见（219）科员'],
    [
      'a node, named by the record',
      { ...TREE, shownBy: 'dept.deptName' },
      { at: 9, dept: { deptName: '撤销的支部' } },
      '9',
      '撤销的支部',
    ],
    ['a node without a name', TREE, { at: 9 }, '9', '已停用或不可见（9）'],
  ])('%s: has words, and goes back as it came (§13.11)', async (_what, settings, record, kept, words) => {
    respond({ code: 200, data: [{ id: 1, postId: 1, name: '甲', postName: '甲' }], roles });
    const saved = show({ name: 'at', label: '组织', ...settings }, record);
    await waitFor(() => expect(shown()).toBe(words));
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(saved).toHaveBeenCalledWith(kept));
  });

  test('where it is only read, the record names it too (§13.11)', async () => {
    respond({ code: 200, roles });
    const record = { at: [2, 219], roles: [{ roleId: 219, roleName: '旧角色' }] };
    const { container } = render(
      <Provider store={createTestStore({ ...createTestServices(), http })}>
        <FieldValue field={{ name: 'at', label: '角色', ...ROLES }} record={record} />
      </Provider>,
      pageWrapper(),
    );
    await waitFor(() => expect(container).toHaveTextContent('科员，旧角色'));
  });

  test.each<[what: string, settings: object, value: unknown, words: string]>([
    ['a choice', ONE, 9, '9'],
    ['several', ROLES, [219, 2], '2192'],
    ['a node', TREE, 9, '9'],
  ])(
    '%s: is not called disabled where the choices could not be loaded (§13.11)',
    async (_what, settings, at, words) => {
      respond({ code: 500, msg: '数据库忙' }, 500);
      show({ name: 'at', label: '组织', ...settings }, { at });
      await waitFor(() => expect(shown()).toBe(words));
    },
  );
});
