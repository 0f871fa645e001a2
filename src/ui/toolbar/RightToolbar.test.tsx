// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RightToolbar } from './RightToolbar';

test.each([
  [true, '隐藏搜索'],
  [false, '显示搜索'],
])('search shown: %j → %s (§2.71)', async (searchShown, label) => {
  const onSearchToggle = vi.fn();
  render(<RightToolbar searchShown={searchShown} onSearchToggle={onSearchToggle} onRefresh={() => undefined} />);
  await userEvent.click(screen.getByLabelText(label));
  expect(onSearchToggle).toHaveBeenCalledWith(!searchShown);
  expect(screen.queryByLabelText('显隐列')).toBeNull();
});

test('refreshes', async () => {
  const onRefresh = vi.fn();
  render(<RightToolbar searchShown onRefresh={onRefresh} />);
  await userEvent.click(screen.getByLabelText('刷新'));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('columns are switched off and on, the hidden ones in the order of the table', async () => {
  const onHiddenChange = vi.fn();
  const columns = ['a', 'b', 'c'].map((key) => ({ key, title: key.toUpperCase() }));
  render(
    <RightToolbar
      searchShown
      onRefresh={() => undefined}
      columns={columns}
      hidden={['c']}
      onHiddenChange={onHiddenChange}
    />,
  );
  await userEvent.click(screen.getByLabelText('显隐列'));
  await userEvent.click(await screen.findByLabelText('A'));
  expect(onHiddenChange).toHaveBeenLastCalledWith(['a', 'c']);
  await userEvent.click(screen.getByLabelText('C'));
  expect(onHiddenChange).toHaveBeenLastCalledWith([]);
});

test('the keyboard goes to the columns and comes back', async () => {
  render(
    <RightToolbar
      searchShown
      onRefresh={() => undefined}
      columns={[{ key: 'a', title: 'A' }]}
      onHiddenChange={() => undefined}
    />,
  );
  screen.getByLabelText('显隐列').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('A')).toBe(document.activeElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '显隐列' }).ariaExpanded).toBe('false'));
  expect(screen.getByRole('button', { name: '显隐列' })).toBe(document.activeElement);
});
