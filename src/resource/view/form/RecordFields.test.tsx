// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { http as route, HttpResponse } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { withConfig } from '../../../../tests/config';
import { createTestServices, createTestStore } from '../../../../tests/createTestStore';
import { BASE, http, respond, server, startBackend } from '../../../../tests/httpBackend';
import { pageWrapper } from '../../../../tests/pageWrapper';
import type { Field } from '../../model/Field';
import { FieldInput, RecordFields } from './RecordFields';

startBackend();
const TREE = { kind: 'tree', source: { url: '/tree', name: 'name' } } as const;

interface ControlProps {
  field: Field;
  start: unknown;
  onBlur?: () => void;
  isFiltered?: boolean;
}

function Control({ start, ...control }: ControlProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <FieldInput {...control} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const show = (field: Field, start: unknown, disabled = false) =>
  render(
    <Provider store={createTestStore({ ...createTestServices(), http })}>
      <Form disabled={disabled}>
        <Control field={field} start={start} />
      </Form>
    </Provider>,
    pageWrapper(),
  );

test.each([
  ['its own tree', 'unit', ['集团']],
  ['another tree', 'parentId', ['集团', '码头']],
])('a record of the id 101 lies in %s: what it can be put below', async (_tree, parent, names) => {
  respond({ code: 200, data: [{ id: 100, name: '集团', children: [{ id: 101, name: '码头' }] }] });
  render(
    <Provider store={createTestStore({ ...createTestServices(), http })}>
      <RecordFields
        fields={[{ name: 'unit', label: '组织', ...TREE }]}
        base={{ userId: 101, unit: 100 }}
        initialValues={{ unit: 100 }}
        id="userId"
        parent={parent}
      />
    </Provider>,
    pageWrapper(),
  );
  fireEvent.click(await screen.findByRole('button', { name: '组织：集团' }));
  await waitFor(() => expect(screen.getByRole('tree', { name: '组织' })).toBeVisible());
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(names);
});

test('signs that the server would change are replaced', () => {
  render(<Control field={{ name: 'note', label: '备注', kind: 'lines' }} start="a<b, c>d" isFiltered />);
  expect(screen.getByText('服务器的安全过滤会改动“<”和“>”')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '换成“＜”“＞”' }));
  expect(output()).toBe('"a＜b, c＞d"');
  expect(screen.queryByText('服务器的安全过滤会改动“<”和“>”')).toBeNull();
});

test('what is no plain text is not said to be changed', () => {
  render(<Control field={{ name: 'code', label: '口令', kind: 'password' }} start="<b>" isFiltered />);
  expect(screen.queryByText('服务器的安全过滤会改动“<”和“>”')).toBeNull();
});

test.each([true, false])('while a form is saved (%j) nothing in it is checked', (disabled) => {
  respond({ code: 200, data: [] });
  show({ name: 'ids', label: '权限', ...TREE, kind: 'checks' }, [], disabled);
  const box = screen.getByRole('textbox', { name: '搜索权限', hidden: true });
  expect(box.closest('[inert]') !== null).toBe(disabled);
});

const PEOPLE = { kind: 'choice', source: { url: '/people', name: 'name', search: 'name' } } as const;

test('what is chosen keeps its name while others are looked for', async () => {
  respond({ code: 200, data: [{ id: 1, name: '王海洋' }] });
  show({ name: 'person', label: '人员', ...PEOPLE }, 1);
  expect(await screen.findByTitle('王海洋')).toBeInTheDocument();
  respond({ code: 200, data: [{ id: 2, name: '李明' }] });
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: '李' } });
  expect(await screen.findByTitle('李明')).toBeInTheDocument();
  expect(screen.getAllByTitle('王海洋').length).toBeGreaterThan(0);
  expect(screen.queryByTitle('1')).toBeNull();
});

const FILES: Field = { name: 'files', label: '附件', kind: 'files' };
const output = () => document.querySelector('output')?.textContent;

test('ids of files have the names that the server knows; two that are sent at once both arrive (§19.13)', async () => {
  withConfig({ backend: 'ruoyi-plus', apiBase: BASE });
  const arrive: (() => void)[] = [];
  let id = 8;
  server.use(
    route.get(`${BASE}/system/oss/listByIds/:ids`, () =>
      HttpResponse.json({ code: 200, data: [{ ossId: '7', originalName: '名单.docx' }] }),
    ),
    route.post(`${BASE}/system/oss/upload`, async () => {
      await new Promise<void>((resolve) => arrive.push(resolve));
      return HttpResponse.json({ code: 200, data: { url: 'https://store.test/x', fileName: 'x', ossId: `${id++}` } });
    }),
  );
  show(FILES, '7');
  await waitFor(() => expect(screen.getByText('名单.docx')).toBeVisible());
  const chosen = [new File(['a'], '甲.pdf'), new File(['b'], '乙.pdf'), new File(['c'], '丙.html')];
  fireEvent.change(screen.getByLabelText('选择文件'), { target: { files: chosen } });
  await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  for (const one of arrive) one();
  await waitFor(() => expect(screen.getByRole('button', { name: '下载甲.pdf' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: '下载乙.pdf' })).toBeVisible());
  expect(['"7,8,9"', '"7,9,8"']).toContain(output());
  fireEvent.click(screen.getByRole('button', { name: '移除名单.docx' }));
  expect(['"8,9"', '"9,8"']).toContain(output());
});

test('files whose names may not be asked for keep their numbers, and stay (§19.13)', async () => {
  withConfig({ backend: 'ruoyi-plus', apiBase: BASE });
  respond({ code: 403, msg: '没有权限' });
  show(FILES, '7,javascript:alert(1)');
  await waitFor(() => expect(screen.getByText('文件 7')).toBeVisible());
  expect(screen.getByText('（无法打开）')).toBeVisible();
  expect(output()).toBe('"7,javascript:alert(1)"');
});

test('what is wrong with files is said of the button that adds them, which gets the focus (§19.13)', async () => {
  withConfig({ backend: 'ruoyi', apiBase: BASE });
  render(
    <Provider store={createTestStore({ ...createTestServices(), http })}>
      <RecordFields name="form" fields={[FILES]} initialValues={{ files: '\t甲.pdf' }} />
    </Provider>,
    pageWrapper(),
  );
  const button = screen.getByRole('button', { name: '附件：添加文件' });
  expect(button).not.toHaveClass('ant-btn-dangerous');
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  const problem = '“甲.pdf”尚未上传，请等待完成，或移除后再保存';
  await waitFor(() => expect(button).toHaveAccessibleDescription(problem));
  expect(button).toHaveClass('ant-btn-dangerous');
  await waitFor(() => expect(button).toHaveFocus());
});

test.each([true, false])('while a form is saved (%j) its files stay as they are', (disabled) => {
  withConfig({ backend: 'ruoyi', apiBase: BASE });
  show(FILES, '/profile/a.pdf', disabled);
  const button = screen.getByRole('button', { name: '附件：添加文件', hidden: true });
  expect(button.hasAttribute('disabled')).toBe(disabled);
  expect(button.closest('[inert]') !== null).toBe(disabled);
});

test('a file that is chosen anew while it is sent is on its way, not cancelled', async () => {
  withConfig({ backend: 'ruoyi', apiBase: BASE });
  const arrive: (() => void)[] = [];
  server.use(
    route.post(`${BASE}/common/upload`, async () => {
      await new Promise<void>((resolve) => arrive.push(resolve));
      return HttpResponse.json({ code: 200, fileName: '/profile/a.pdf' });
    }),
  );
  show(FILES, '');
  const choose = () =>
    fireEvent.change(screen.getByLabelText('选择文件'), { target: { files: [new File(['a'], '甲.pdf')] } });
  choose();
  await vi.waitFor(() => expect(arrive).toHaveLength(1));
  choose();
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  expect(screen.queryByText('已取消上传')).toBeNull();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  for (const one of arrive) one();
  await waitFor(() => expect(screen.getByRole('button', { name: '下载甲.pdf' })).toBeVisible());
});
