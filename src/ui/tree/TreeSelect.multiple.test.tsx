// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  caret,
  chosen,
  field,
  isClosed,
  line,
  names,
  opened,
  search,
  Several,
  title,
} from '../../../tests/treeSelects';
import type { TreeItem } from './treeIndex';
import { toastWrapper } from '../../../tests/toastWrapper';

afterEach(cleanup);

test('OrgTreeSelect ticks several: a parent stands for all below it', async () => {
  const user = await opened(<Several kind="OrgTreeSelect" />);
  await user.click(title('码头党委'));
  expect(chosen()).toBe('m');
  expect(line('集团党委').ariaChecked).toBe('mixed');
  await user.click(caret('码头党委'));
  await user.click(title('第一支部'));
  expect(chosen()).toBe('m2');
  await user.click(title('集团党委'));
  expect(chosen()).toBe('g');
  expect(field().ariaExpanded).toBe('true');
});

test('OrgTreeSelect ticks only what a search shows', async () => {
  const user = await opened(<Several kind="OrgTreeSelect" />);
  await user.type(search(), '第二');
  await screen.findByText('找到 1 个组织');
  await user.click(title('集团党委'));
  expect(chosen()).toBe('m2');
});

test('TreeSelect ticks several that do not depend on one another', async () => {
  const user = await opened(<Several kind="TreeSelect" />);
  await user.click(title('码头党委'));
  await user.click(caret('码头党委'));
  await user.click(title('第一支部'));
  expect(chosen()).toBe('m m1');
  expect(line('第二支部').ariaChecked).toBe('false');
  await user.click(title('码头党委'));
  expect(chosen()).toBe('m1');
});

test.each([
  [['m1'], '第一支部'],
  [['m1', 'm2', 'l'], '第一支部、第二支部、轮驳党委'],
  [['m1', 'm2', 'l', 'm'], '第一支部、第二支部、轮驳党委 等 4 项'],
  [['x9'], 'x9'],
])('%j shows as %s', (ids, text) => {
  render(<Several kind="TreeSelect" chosen={ids} />, toastWrapper());
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
    await user.click(caret('轮驳党委'));
    expect(line('轮驳党委').ariaBusy).toBe('true');
    await act(() =>
      Promise.resolve(
        arrive([
          { id: 'l1', name: '拖轮支部', isLeaf: true },
          { id: 'l2', name: '船员支部', isLeaf: true },
        ]),
      ),
    );
    await user.click(title('拖轮支部'));
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
    await user.click(title('引航站'));
    expect(chosen()).toBe('l7 y');
  });
});
