// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
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

function One({ kind, chosen, ...extra }: Extra & { kind: Kind; chosen?: string }) {
  const Select = SELECTS[kind];
  const [value, setValue] = useState(chosen);
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
      <output>{[...value].sort().join(' ')}</output>
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;
const field = () => screen.getByRole('button', { name: /^组织：/ });
const line = (name: string) => screen.getByRole('treeitem', { name });
const names = () => screen.queryAllByRole('treeitem').map(({ textContent }) => textContent);
const part = (name: string, place: number) => line(name).children[place] ?? line(name);
const search = () => screen.getByLabelText('搜索组织');
const isClosed = () => waitFor(() => expect(field().ariaExpanded).toBe('false'));

async function opened(content: ReactNode) {
  const user = userEvent.setup();
  render(content);
  await user.click(field());
  await waitFor(() => expect(search()).toBe(document.activeElement));
  return user;
}

describe.each<Kind>(['OrgTreeSelect', 'TreeSelect'])('%s', (kind) => {
  test('chooses one, shows its name and closes; it can be emptied', async () => {
    const user = await opened(<One kind={kind} />);
    expect(names()).toEqual(['集团党委', '码头党委', '轮驳党委']);
    await user.click(line('轮驳党委'));
    expect(chosen()).toBe('l');
    expect(field().textContent).toBe('轮驳党委');
    await isClosed();
    await user.click(screen.getByRole('button', { name: '清除组织' }));
    expect(chosen()).toBe('无');
    expect(field().textContent).toBe('请选择组织');
    expect(field().ariaExpanded).toBe('false');
  });

  test('what is chosen is in sight when it opens, and stays when it is clicked again', async () => {
    const user = await opened(<One kind={kind} chosen="m2" />);
    expect(line('第二支部').ariaSelected).toBe('true');
    await user.click(line('第二支部'));
    await isClosed();
    expect(chosen()).toBe('m2');
  });

  test('a search keeps what matches and what leads there', async () => {
    const user = await opened(<One kind={kind} />);
    await user.type(search(), '第二');
    await screen.findByText('找到 1 个组织');
    expect(names()).toEqual(['集团党委', '码头党委', '第二支部']);
    await user.click(line('第二支部'));
    expect(chosen()).toBe('m2');
  });

  test('is used by keyboard alone, which comes back to the field', async () => {
    const user = userEvent.setup();
    render(<One kind={kind} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(search()).toBe(document.activeElement));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(chosen()).toBe('m1');
    await isClosed();
    await waitFor(() => expect(field()).toBe(document.activeElement));
  });

  test('Escape closes it and chooses nothing', async () => {
    const user = await opened(<One kind={kind} />);
    await user.keyboard('{Escape}');
    await isClosed();
    expect(chosen()).toBe('无');
  });

  test('closes when the keyboard leaves it', async () => {
    const user = await opened(
      <>
        <One kind={kind} />
        <button>别处</button>
      </>,
    );
    await user.tab({ shift: true });
    expect(screen.getByText('别处')).toBe(document.activeElement);
    await isClosed();
  });

  test('disabled, it does not open', async () => {
    const user = userEvent.setup();
    render(<One kind={kind} chosen="l" disabled />);
    await user.click(field());
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: '清除组织' })).toBeNull();
  });
});

test('OrgTreeSelect ticks several: a parent stands for all below it', async () => {
  const user = await opened(<Several kind="OrgTreeSelect" />);
  await user.click(line('码头党委'));
  expect(chosen()).toBe('m');
  expect(line('集团党委').ariaChecked).toBe('mixed');
  await user.click(part('码头党委', 0));
  await user.click(line('第一支部'));
  expect(chosen()).toBe('m2');
  await user.click(line('集团党委'));
  expect(chosen()).toBe('g');
  expect(field().ariaExpanded).toBe('true');
});

test('OrgTreeSelect ticks only what a search shows', async () => {
  const user = await opened(<Several kind="OrgTreeSelect" />);
  await user.type(search(), '第二');
  await screen.findByText('找到 1 个组织');
  await user.click(line('集团党委'));
  expect(chosen()).toBe('m2');
});

test('TreeSelect ticks several that do not depend on one another', async () => {
  const user = await opened(<Several kind="TreeSelect" />);
  await user.click(line('码头党委'));
  await user.click(part('码头党委', 0));
  await user.click(line('第一支部'));
  expect(chosen()).toBe('m m1');
  expect(line('第二支部').ariaChecked).toBe('false');
  await user.click(line('码头党委'));
  expect(chosen()).toBe('m1');
});

test.each([
  [['m1'], '第一支部'],
  [['m1', 'm2', 'l'], '第一支部、第二支部、轮驳党委'],
  [['m1', 'm2', 'l', 'm'], '第一支部、第二支部、轮驳党委 等 4 项'],
  [['x9'], 'x9'],
])('%j shows as %s', (ids, text) => {
  render(<Several kind="TreeSelect" chosen={ids} />);
  expect(field().textContent).toBe(text);
});

describe('children that are loaded on demand', () => {
  const records = [
    { id: 'l', name: '轮驳党委' },
    { id: 'y', name: '引航站', isLeaf: true },
  ];

  test('keep their names when the field has closed, and are not loaded again', async () => {
    let arrive = (_children: TreeItem[]) => undefined as void;
    const loadChildren = vi.fn(() => new Promise<TreeItem[]>((resolve) => (arrive = resolve)));
    const user = await opened(<Several kind="OrgTreeSelect" records={records} loadChildren={loadChildren} />);
    await user.click(part('轮驳党委', 0));
    expect(line('轮驳党委').ariaBusy).toBe('true');
    await act(() =>
      Promise.resolve(
        arrive([
          { id: 'l1', name: '拖轮支部', isLeaf: true },
          { id: 'l2', name: '船员支部', isLeaf: true },
        ]),
      ),
    );
    await user.click(line('拖轮支部'));
    expect(chosen()).toBe('l1');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(field().textContent).toBe('拖轮支部');
    await user.click(field());
    expect(names()).toContain('船员支部');
    expect(loadChildren).toHaveBeenCalledExactlyOnceWith('l');
  });

  test('stay chosen while they are not there', async () => {
    const loadChildren = () => Promise.resolve<TreeItem[]>([]);
    const user = await opened(
      <Several kind="OrgTreeSelect" records={records} loadChildren={loadChildren} chosen={['l7']} />,
    );
    await user.click(line('引航站'));
    expect(chosen()).toBe('l7 y');
  });
});
