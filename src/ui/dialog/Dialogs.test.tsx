// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { alert, confirm } from './dialogs';
import { Dialogs } from './Dialogs';

afterEach(cleanup);

const shown = () => screen.findByRole('alertdialog', { name: '温馨提示' });

test.each([
  ['确定', true],
  ['取消', false],
  ['关闭对话框', false],
])('a question answered with %s: %j', async (button, agreed) => {
  render(<Dialogs />);
  const answer = confirm('确定吗？');
  expect((await shown()).textContent).toContain('确定吗？');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await answer).toBe(agreed);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Enter agrees, Escape refuses, and the keyboard is where it was', async () => {
  render(
    <>
      <button type="button">before</button>
      <Dialogs />
    </>,
  );
  for (const [key, agreed] of [
    ['{Enter}', true],
    ['{Escape}', false],
  ] as const) {
    screen.getByText('before').focus();
    const answer = confirm('确定吗？');
    await shown();
    expect(document.activeElement?.textContent).toBe('确定');
    await userEvent.keyboard(key);
    expect(await answer).toBe(agreed);
    expect(document.activeElement?.textContent).toBe('before');
  }
});

test('a message has 确定 alone', async () => {
  render(<Dialogs />);
  const read = alert('已归档');
  await shown();
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  await expect(read).resolves.toBeUndefined();
});

test('questions wait for each other', async () => {
  render(<Dialogs />);
  const answers = [confirm('first'), confirm('second')];
  expect((await shown()).textContent).toContain('first');
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect((await shown()).textContent).toContain('second');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await Promise.all(answers)).toEqual([true, false]);
});

test('who leaves has agreed to nothing', async () => {
  const { unmount } = render(<Dialogs />);
  const told = vi.fn();
  void confirm('first').then(told);
  void confirm('second').then(told);
  await shown();
  unmount();
  await act(() => Promise.resolve());
  expect(told.mock.calls).toEqual([[false], [false]]);
});
