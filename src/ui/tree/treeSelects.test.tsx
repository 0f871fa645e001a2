// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrgTreeSelect } from './OrgTreeSelect';
import { TreeSelect } from './TreeSelect';
import type { TreeItem } from './TreeItem';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const RECORDS: TreeItem[] = [
  { id: 'g', name: '集团党委' },
  { id: 'm', parentId: 'g', name: '码头党委' },
  { id: 'm1', parentId: 'm', name: '第一支部' },
  { id: 'm2', parentId: 'm', name: '第二支部' },
  { id: 'l', parentId: 'g', name: '轮驳党委' },
];
const SELECTS = { OrgTreeSelect, TreeSelect };
type Kind = keyof typeof SELECTS;
type Extra = Pick<Parameters<typeof OrgTreeSelect>[0], 'loadChildren' | 'disabled'> & { records?: TreeItem[] };

function One({ kind, ...extra }: Extra & { kind: Kind }) {
  const Select = SELECTS[kind];
  const [value, setValue] = useState<string>();
  return (
    <>
      <Select records={RECORDS} label="组织" value={value} onChange={setValue} {...extra} />
      <output>{value ?? '无'}</output>
    </>
  );
}

function Several({ kind, chosen = [], ...extra }: Extra & { kind: Kind; chosen?: string[] }) {
  const Select = SELECTS[kind];
  const [value, setValue] = useState<readonly string[]>(chosen);
  return (
    <>
      <Select multiple records={RECORDS} label="组织" value={value} onChange={setValue} {...extra} />
      <output>{value.join(' ')}</output>
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;
const field = () => screen.getByRole('combobox', { name: '组织' });
const names = () => [...document.querySelectorAll('.ant-select-tree-title')].map(({ textContent }) => textContent);
const node = (name: string) => screen.getByTitle(name, { exact: true }).closest('.ant-select-tree-treenode');
const within = (name: string, part: string) => node(name)?.querySelector(`.ant-select-tree-${part}`) ?? document.body;

async function opened(content: React.ReactNode) {
  const user = userEvent.setup();
  render(content);
  await user.click(field());
  return user;
}

describe.each<Kind>(['OrgTreeSelect', 'TreeSelect'])('%s', (kind) => {
  test('chooses one, shows its name, and can be emptied', async () => {
    const user = await opened(<One kind={kind} />);
    expect(names()).toEqual(['集团党委', '码头党委', '轮驳党委']);
    await user.click(screen.getByText('轮驳党委'));
    expect(chosen()).toBe('l');
    expect(field().closest('.ant-select')?.textContent).toContain('轮驳党委');
    await user.click(document.querySelector('.ant-select-clear') ?? document.body);
    expect(chosen()).toBe('无');
  });

  test('a search keeps what matches and what leads there', async () => {
    const user = await opened(<One kind={kind} />);
    await user.type(field(), '第二');
    expect(names()).toEqual(['集团党委', '码头党委', '第二支部']);
    await user.click(screen.getByText('第二支部'));
    expect(chosen()).toBe('m2');
  });

  test('a search that finds nothing says so', async () => {
    const user = await opened(<One kind={kind} />);
    await user.type(field(), '没有');
    expect(screen.getByText('没有匹配的组织')).toBeTruthy();
  });

  test('disabled, it does not open', async () => {
    await opened(<One kind={kind} disabled />);
    expect(names()).toEqual([]);
  });
});

test('OrgTreeSelect ticks several: a parent stands for all below it', async () => {
  const user = await opened(<Several kind="OrgTreeSelect" />);
  await user.click(within('码头党委', 'checkbox'));
  expect(chosen()).toBe('m');
  expect(within('集团党委', 'checkbox').className).toContain('indeterminate');
  await user.click(within('码头党委', 'switcher'));
  await user.click(within('第一支部', 'checkbox'));
  expect(chosen()).toBe('m2');
  await user.click(within('集团党委', 'checkbox'));
  expect(chosen()).toBe('g');
});

test('TreeSelect chooses several that do not depend on one another', async () => {
  const user = await opened(<Several kind="TreeSelect" />);
  await user.click(screen.getByText('码头党委'));
  await user.click(within('码头党委', 'switcher'));
  await user.click(screen.getByText('第一支部'));
  expect(chosen()).toBe('m m1');
  expect(document.querySelector('.ant-select-tree-checkbox')).toBeNull();
});

test('OrgTreeSelect loads what lies below an organisation when it is opened', async () => {
  const records = [{ id: 'l', name: '轮驳党委' }];
  let arrive = (_children: TreeItem[]) => undefined as void;
  const loadChildren = vi.fn(() => new Promise<TreeItem[]>((resolve) => (arrive = resolve)));
  const user = await opened(<Several kind="OrgTreeSelect" records={records} loadChildren={loadChildren} />);
  await user.click(within('轮驳党委', 'switcher'));
  expect(node('轮驳党委')?.querySelector('.anticon-loading')).not.toBeNull();
  await act(() => Promise.resolve(arrive([{ id: 'l1', name: '拖轮支部', isLeaf: true }])));
  expect(names()).toEqual(['轮驳党委', '拖轮支部']);
  await user.click(within('拖轮支部', 'checkbox'));
  expect(chosen()).toBe('l');
  expect(loadChildren).toHaveBeenCalledExactlyOnceWith('l');
});

test('what was chosen below an organisation that is not loaded yet stays chosen', async () => {
  // The component library warns of it, in development only.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const records = [
    { id: 'l', name: '轮驳党委' },
    { id: 'y', name: '引航站', isLeaf: true },
  ];
  const loadChildren = () => Promise.resolve<TreeItem[]>([]);
  const user = await opened(
    <Several kind="OrgTreeSelect" records={records} loadChildren={loadChildren} chosen={['l7']} />,
  );
  await user.click(within('引航站', 'checkbox'));
  expect(chosen()?.split(' ').toSorted()).toEqual(['l7', 'y']);
});
