// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { failOnConsole } from '../../../tests/failOnConsole';
import { toastWrapper } from '../../../tests/toastWrapper';
import type { DateKind } from '@/lib/time/typedDate';
import { AntdProvider } from '../antd/AntdProvider';
import { DraggableModal } from '../modal/DraggableModal';
import { DateField, type Period, PeriodField } from './DateField';

failOnConsole();
// The console stays empty: antd would complain of a popup that is not in the document yet.
test('a picker in a dialog names months and days in Chinese', async () => {
  render(
    <AntdProvider themeName="blue-white" isDark={false}>
      <DraggableModal open title="换届" onCancel={() => undefined}>
        <DateField kind="day" aria-label="日期" value="" onChange={() => undefined} />
      </DraggableModal>
    </AntdProvider>,
    toastWrapper(),
  );
  await userEvent.click(await screen.findByRole('textbox', { name: '日期' }));
  const popup = await waitFor(() => {
    const found = document.querySelector('.ant-picker-dropdown');
    expect(found).toBeVisible();
    return found;
  });
  expect(popup?.querySelector('.ant-picker-month-btn')?.textContent).toMatch(/^\d+月$/);
  expect([...(popup?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent).join('')).toBe(
    '一二三四五六日',
  );
});

function OneDate({ kind, start }: { kind: DateKind; start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField kind={kind} aria-label="日期" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

// Which writings are read is a table of `readTime`.
test.each<[DateKind, start: string, keys: string, value: string]>([
  ['day', '', '20260301{Tab}', '2026-03-01'],
  ['day', '', '2026-3-15{Enter}', '2026-03-15'],
  ['day', '2026-01-02', '2026-3-1{Tab}', '2026-03-01'],
  ['time', '', '2026-3-1 8:05{Tab}', '2026-03-01 08:05:00'],
  ['month', '', '2026.3{Tab}', '2026-03'],
  // Nothing typed is dropped, and no other date takes its place.
  ['day', '2026-01-02', '2026-03-011{Tab}', '2026-03-011'],
  ['day', '', '2026-02-30{Enter}{Tab}', '2026-02-30'],
  ['time', '', '明天{Enter}{Tab}', '明天'],
  ['day', '2026-01-02', '{Delete}{Tab}', ''],
  ['day', '2026-01-02', '2026-3-1{Escape}{Tab}', '2026-03-01'],
])('%s: over %j the keys %j are %j', async (kind, start, keys, value) => {
  render(<OneDate kind={kind} start={start} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '日期' });
  await userEvent.click(input);
  input.select();
  await userEvent.keyboard(keys);
  expect(input).toHaveValue(value);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

test('the Enter that takes a word of an input method, in Safari of code 229, reads nothing', () => {
  render(<OneDate kind="day" start="" />);
  const input = screen.getByRole('textbox', { name: '日期' });
  fireEvent.change(input, { target: { value: '2026年3月1' } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(input).toHaveValue('2026年3月1');
});

function OnePeriod({ start, onSend }: { start: Period; onSend: () => void }) {
  const [value, setValue] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <PeriodField id="period" value={value} onChange={setValue} />
      <button type="submit">查询</button>
      <output>{value.join('~')}</output>
    </form>
  );
}

const FIRST: Period = ['2026-01-01', '2026-01-31'];

test.each<[start: Period, keys: string, value: string]>([
  [['', ''], '20260301{Enter}2026-3-31{Enter}', '2026-03-01~2026-03-31'],
  [['', ''], '20260301{Tab}2026-3-31{Tab}', '2026-03-01~2026-03-31'],
  [['', ''], '2026-3-1{Tab}{Tab}', '2026-03-01~'],
  [['', ''], '2026-3-1{Enter}{Tab}', '2026-03-01~'],
  [['', ''], '{Tab}2026-3-31{Tab}', '~2026-03-31'],
  [FIRST, '{Delete}{Tab}{Tab}', '~2026-01-31'],
  [FIRST, '2026-3-1{Tab}2026-3-31{Tab}', '2026-03-01~2026-03-31'],
  [['', ''], '20260331{Tab}20260301{Tab}', '2026-03-01~2026-03-31'],
  [['', ''], '三月{Enter}{Tab}2026-3-31{Enter}{Tab}', '三月~2026-03-31'],
  [['', ''], '2026-3-1{Tab}三月{Tab}', '2026-03-01~三月'],
])('a period: over %j the keys %j are %s, and no form is sent', async (start, keys, value) => {
  const onSend = vi.fn();
  render(<OnePeriod start={start} onSend={onSend} />);
  const input = screen.getByPlaceholderText<HTMLInputElement>('开始日期');
  await userEvent.click(input);
  input.select();
  await userEvent.keyboard(keys);
  const texts = [input.value, screen.getByPlaceholderText<HTMLInputElement>('结束日期').value];
  expect([texts.join('~'), screen.getByRole('status').textContent]).toEqual([value, value]);
  expect(onSend).not.toHaveBeenCalled();
});

test('keys that follow Enter at once go to the end of the period', async () => {
  render(<OnePeriod start={['', '']} onSend={() => undefined} />);
  const input = screen.getByPlaceholderText('开始日期');
  await userEvent.type(input, '2026-3-1');
  act(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(screen.getByPlaceholderText('结束日期')).toHaveFocus();
  });
});

test('a day is chosen in the calendar, and taken away', async () => {
  render(<OnePeriod start={['', '']} onSend={() => undefined} />);
  await userEvent.click(screen.getByPlaceholderText('开始日期'));
  await userEvent.keyboard('2026-3-1');
  await userEvent.click(await screen.findByTitle('2026-03-05'));
  await userEvent.click(await screen.findByTitle('2026-03-09'));
  expect(screen.getByRole('status')).toHaveTextContent('2026-03-05~2026-03-09');
  const clear = document.querySelector('.ant-picker-clear');
  if (!clear) throw new Error('nothing clears the field');
  await userEvent.click(clear);
  expect(screen.getByRole('status')).toHaveTextContent(/^~$/);
});
