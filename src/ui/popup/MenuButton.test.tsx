// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MenuButton } from './MenuButton';

const onChoose = vi.fn();
const onRefused = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <>
      <MenuButton
        aria-label="更多"
        actions={[
          { key: 'a', label: 'A', onChoose },
          { key: 'b', label: 'B', disabled: true, onChoose: onRefused },
          { key: 'c', label: 'C', onChoose: () => void onChoose('c') },
        ]}
      >
        …
      </MenuButton>
      <p>elsewhere</p>
    </>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: '更多' });
const isOpen = () => screen.queryByRole('menu', { name: '更多' }) !== null;

test('a click opens the menu, another one closes it', async () => {
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('arrows go round, Enter chooses, and the keyboard is back at the button', async () => {
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('A');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('C');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('c');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('what is disabled does nothing', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('menuitem', { name: 'B' }));
  expect(onRefused).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

test.each(['{Escape}', '{Tab}'])('%s leaves the menu', async (key) => {
  await userEvent.click(button());
  await userEvent.keyboard(key);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Escape that ends a composition leaves it open: %o',
  async (init) => {
    await userEvent.click(button());
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init });
    document.activeElement?.dispatchEvent(key);
    expect(isOpen()).toBe(true);
  },
);

test('a press elsewhere closes it', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByText('elsewhere'));
  expect(isOpen()).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});
