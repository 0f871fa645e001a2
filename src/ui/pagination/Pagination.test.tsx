// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Pagination } from './Pagination';

let narrow = false;

beforeEach(() => {
  narrow = false;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: narrow }));
  vi.stubGlobal('scrollTo', vi.fn());
});
function setup(page = 50, props = {}) {
  const onChange = vi.fn();
  const { container } = render(<Pagination page={page} pageSize={10} total={1000} onChange={onChange} {...props} />);
  const pages = [...container.querySelectorAll('.ant-pagination-item')].map(({ textContent }) => textContent);
  return { onChange, pages, user: userEvent.setup() };
}

/** Types a page number and presses Enter. antd looks at `keyCode`, which user-event does not set. */
async function jump(user: ReturnType<typeof userEvent.setup>, typed: string) {
  const field = screen.getByLabelText('Page');
  await user.type(field, typed);
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
}

test('tells the total (§2.71)', () => {
  setup();
  expect(screen.getByText('共 1000 条')).toBeTruthy();
});

test.each([
  [false, 1, '1 2 3 4 5 100'],
  [true, 1, '1 2 3 100'],
  [true, 50, '1 49 50 51 100'],
  [true, 100, '1 98 99 100'],
])('narrow %j, page %i: %s', (isNarrow, page, shown) => {
  narrow = isNarrow;
  expect(setup(page).pages.join(' ')).toBe(shown);
});

test('turns a page and goes to the top of the window', async () => {
  const { onChange, user } = setup();
  await user.click(screen.getByText('51'));
  expect(onChange).toHaveBeenCalledWith(51, 10);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test.each([
  ['77', 77],
  ['100000', 100],
  ['0', 1],
])('the field to jump with %s in it leads to page %i, at the top of the window', async (typed, page) => {
  const { onChange, user } = setup();
  await jump(user, typed);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(page, 10);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('the field to jump takes nothing but numbers', async () => {
  const { onChange, user } = setup();
  await jump(user, 'abc');
  expect(onChange).not.toHaveBeenCalled();
});

test('stays where it is when told so', async () => {
  const { user } = setup(50, { scrollsToTop: false });
  await user.click(screen.getByText('51'));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a new size begins at the first page (§9.31)', async () => {
  const { onChange, user } = setup();
  await user.click(screen.getByRole('combobox'));
  const sizes = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  expect(sizes.map((text) => Number.parseInt(text ?? '', 10))).toEqual([10, 20, 30, 50]);
  const [, , thirty] = document.querySelectorAll('.ant-select-item-option');
  if (thirty) await user.click(thirty);
  expect(onChange).toHaveBeenCalledWith(1, 30);
});
