// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { AntdProvider } from '../antd/AntdProvider';
import { useAlert, useConfirm } from './confirmations';
import { toastWrapper } from '../../../tests/toastWrapper';

const answers = vi.fn();

type ConfirmQuestion = Parameters<ReturnType<typeof useConfirm>>[0];

function Page({ questions }: { questions: ConfirmQuestion[] }) {
  const confirm = useConfirm();
  const alert = useAlert();
  return (
    <>
      <button type="button" onClick={() => questions.forEach((question) => void confirm(question).then(answers))}>
        ask
      </button>
      <button type="button" onClick={() => void alert('已归档').then(answers)}>
        tell
      </button>
    </>
  );
}

function open(...questions: ConfirmQuestion[]) {
  answers.mockClear();
  const app = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <AntdProvider themeName="blue-white" isDark={false}>
        <Activity mode={mode}>
          <Page questions={questions} />
        </Activity>
      </AntdProvider>
    </StrictMode>
  );
  const { unmount, rerender } = render(app('visible'), toastWrapper());
  return { unmount, hide: () => rerender(app('hidden')), user: userEvent.setup() };
}

const shown = () => screen.findByRole('alertdialog', { name: '温馨提示' });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['确定', true],
  ['取消', false],
  ['关闭对话框', false],
])('a question answered with %s: %j (§8.30)', async (button, agreed) => {
  open('确定吗？');
  await press('ask');
  expect((await shown()).textContent).toContain('确定吗？');
  await press(button);
  await gone();
  expect(answers.mock.calls).toEqual([[agreed]]);
});

test('a question goes with the page that asks it, and the answer is no', async () => {
  const { hide } = open('确定吗？');
  await press('ask');
  await shown();
  hide();
  await gone();
  expect(answers.mock.calls).toEqual([[false]]);
});

test('Enter agrees, Escape refuses, and the keyboard is where it was (§8.30)', async () => {
  const { user } = open('确定吗？');
  for (const [key, agreed] of [
    ['{Enter}', true],
    ['{Escape}', false],
  ] as const) {
    await press('ask');
    await shown();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('确定'));
    await user.keyboard(key);
    await gone();
    expect(answers).toHaveBeenLastCalledWith(agreed);
    expect(document.activeElement?.textContent).toBe('ask');
  }
});

const DELETION = { text: '是否确认删除“民族”？', danger: true, okText: '删除', cancelText: '保留' };

test.each([
  ['{Enter}', 'on the button that refuses'],
  ['{Escape}', 'anywhere'],
])('a question that loses something: %s %s loses nothing (§8.30)', async (key) => {
  const { user } = open(DELETION);
  await press('ask');
  expect(await shown()).toHaveAccessibleDescription('是否确认删除“民族”？');
  await waitFor(() => expect(screen.getByRole('button', { name: '保留' })).toHaveFocus());
  await user.keyboard(key);
  await gone();
  expect(answers.mock.calls).toEqual([[false]]);
});

test('a question that loses something warns by an icon and a red button, in its own words (§8.30)', async () => {
  open(DELETION);
  await press('ask');
  expect((await shown()).querySelector('.anticon-exclamation-circle')).not.toBeNull();
  expect(screen.getByRole('button', { name: '删除' })).toHaveClass('ant-btn-dangerous');
  await press('删除');
  await gone();
  expect(answers.mock.calls).toEqual([[true]]);
});

test('the same question can be asked twice', async () => {
  open('确定吗？', '确定吗？');
  await press('ask');
  for (const name of ['确定', '取消']) {
    await shown();
    await press(name);
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(name === '确定' ? 1 : 2));
  }
  await gone();
  expect(answers.mock.calls).toEqual([[true], [false]]);
});

test('a message has 确定 alone (§8.29)', async () => {
  open();
  await press('tell');
  await shown();
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  await press('确定');
  await waitFor(() => expect(answers.mock.calls).toEqual([[undefined]]));
});

test('questions wait for each other', async () => {
  open('first', 'second');
  await press('ask');
  expect((await shown()).textContent).toContain('first');
  await press('确定');
  await screen.findByText('second');
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  await press('取消');
  await gone();
  expect(answers.mock.calls).toEqual([[true], [false]]);
});

test('unmounting rejects open questions', async () => {
  const { unmount } = open('first', 'second');
  await press('ask');
  await shown();
  unmount();
  await act(() => Promise.resolve());
  expect(answers.mock.calls).toEqual([[false], [false]]);
});
