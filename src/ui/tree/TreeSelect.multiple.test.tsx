// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  treeItemCaret,
  chosenText,
  selectButton,
  untilClosed,
  treeItem,
  treeItemNames,
  renderOpen,
  searchField,
  MultipleSelect,
  treeItemTitle,
} from '../../../tests/treeSelects';
import type { TreeItem } from './indexTree';
import { toastWrapper } from '../../../tests/toastWrapper';

afterEach(cleanup);

test('OrgTreeSelect ticks several: a parent stands for all below it', async () => {
  const user = await renderOpen(<MultipleSelect kind="OrgTreeSelect" />);
  await user.click(treeItemTitle('码头党委'));
  expect(chosenText()).toBe('m');
  expect(treeItem('集团党委').ariaChecked).toBe('mixed');
  await user.click(treeItemCaret('码头党委'));
  await user.click(treeItemTitle('第一支部'));
  expect(chosenText()).toBe('m2');
  await user.click(treeItemTitle('集团党委'));
  expect(chosenText()).toBe('g');
  expect(selectButton().ariaExpanded).toBe('true');
});

test('OrgTreeSelect ticks only what a search shows', async () => {
  const user = await renderOpen(<MultipleSelect kind="OrgTreeSelect" />);
  await user.type(searchField(), '第二');
  await screen.findByText('找到 1 个组织');
  await user.click(treeItemTitle('集团党委'));
  expect(chosenText()).toBe('m2');
});

test('TreeSelect ticks several that do not depend on one another', async () => {
  const user = await renderOpen(<MultipleSelect kind="TreeSelect" />);
  await user.click(treeItemTitle('码头党委'));
  await user.click(treeItemCaret('码头党委'));
  await user.click(treeItemTitle('第一支部'));
  expect(chosenText()).toBe('m m1');
  expect(treeItem('第二支部').ariaChecked).toBe('false');
  await user.click(treeItemTitle('码头党委'));
  expect(chosenText()).toBe('m1');
});

test.each([
  [['m1'], '第一支部'],
  [['m1', 'm2', 'l'], '第一支部、第二支部、轮驳党委'],
  [['m1', 'm2', 'l', 'm'], '第一支部、第二支部、轮驳党委 等 4 项'],
  [['x9'], 'x9'],
])('%j shows as %s', (ids, text) => {
  render(<MultipleSelect kind="TreeSelect" chosen={ids} />, toastWrapper());
  expect(selectButton().textContent).toBe(text);
});

describe('children that are loaded on demand', () => {
  const records = [
    { id: 'l', name: '轮驳党委' },
    { id: 'y', name: '引航站', isLeaf: true },
  ];

  test('keep their names when the field has closed, and are not loaded again', async () => {
    let arrive = (_children: TreeItem[]) => undefined as void;
    const loadChildren = vi.fn(() => new Promise<TreeItem[]>((resolve) => (arrive = resolve)));
    const user = await renderOpen(
      <MultipleSelect kind="OrgTreeSelect" records={records} loadChildren={loadChildren} />,
    );
    await user.click(treeItemCaret('轮驳党委'));
    expect(treeItem('轮驳党委').ariaBusy).toBe('true');
    await act(() =>
      Promise.resolve(
        arrive([
          { id: 'l1', name: '拖轮支部', isLeaf: true },
          { id: 'l2', name: '船员支部', isLeaf: true },
        ]),
      ),
    );
    await user.click(treeItemTitle('拖轮支部'));
    expect(chosenText()).toBe('l1');
    await user.keyboard('{Escape}');
    await untilClosed();
    expect(selectButton().textContent).toBe('拖轮支部');
    await user.click(selectButton());
    expect(treeItemNames()).toContain('船员支部');
    expect(loadChildren).toHaveBeenCalledExactlyOnceWith('l');
  });

  test('stay chosen while they are not there', async () => {
    const loadChildren = () => Promise.resolve<TreeItem[]>([]);
    const user = await renderOpen(
      <MultipleSelect kind="OrgTreeSelect" records={records} loadChildren={loadChildren} chosen={['l7']} />,
    );
    await user.click(treeItemTitle('引航站'));
    expect(chosenText()).toBe('l7 y');
  });
});
