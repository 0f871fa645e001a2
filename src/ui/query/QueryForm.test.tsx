// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryField, QueryForm } from './QueryForm';

let resize: (width: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        resize = (width) => act(() => tell([{ contentRect: { width } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
const NAMES = ['姓名', '支部', '职务', '学历'];

function setup() {
  const onQuery = vi.fn();
  const onReset = vi.fn();
  render(
    <QueryForm onQuery={onQuery} onReset={onReset}>
      {NAMES.map((name) => (
        <QueryField key={name} label={name}>
          {(id) => <input id={id} />}
        </QueryField>
      ))}
    </QueryForm>,
  );
  const shown = () => NAMES.filter((name) => !screen.getByLabelText(name).closest('[hidden]'));
  return { onQuery, onReset, shown, user: userEvent.setup() };
}

test.each([
  [300, 1],
  [500, 1],
  [700, 2],
  [1000, 3],
  [1300, 4],
])('%i px wide: one line with %i fields (§2.71)', (width, count) => {
  const { shown } = setup();
  resize(width);
  expect(shown()).toHaveLength(count);
  expect(screen.queryByText('展开') === null).toBe(count === NAMES.length);
});

test('unfolds and folds; what was typed stays', async () => {
  const { shown, user } = setup();
  resize(500);
  await user.click(screen.getByText('展开'));
  expect(shown()).toEqual(NAMES);
  await user.type(screen.getByLabelText('学历'), '本科');
  await user.click(screen.getByText('收起'));
  expect(shown()).toEqual(['姓名']);
  expect(screen.getByLabelText<HTMLInputElement>('学历').value).toBe('本科');
});

test('a folded field with something wrong is unfolded by 查询', async () => {
  render(
    <QueryForm onQuery={() => undefined} onReset={() => undefined}>
      {NAMES.map((name) => (
        <QueryField key={name} label={name}>
          {() => name === '学历' && <p role="alert">请输入日期</p>}
        </QueryField>
      ))}
    </QueryForm>,
  );
  resize(500);
  expect(screen.getByText('请输入日期').closest('[hidden]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /查\s*询/ }));
  expect(screen.getByText('请输入日期').closest('[hidden]')).toBeNull();
});

test('Enter and 查询 ask, 重置 resets', async () => {
  const { onQuery, onReset, user } = setup();
  await user.type(screen.getByLabelText('姓名'), '王{Enter}');
  expect(onQuery).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: /查\s*询/ }));
  expect(onQuery).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: /重\s*置/ }));
  expect([onQuery.mock.calls.length, onReset.mock.calls.length]).toEqual([2, 1]);
});
