// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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
const button = () => screen.getByRole('button', { name: '更多' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
/** Opens the menu and waits until the keyboard is in it. */
async function openMenu() {
  await userEvent.click(button());
  await expect.poll(() => document.activeElement?.textContent).toBe('A');
}

test('a click opens the menu, another one closes it', async () => {
  await openMenu();
  expect(isOpen()).toBe(true);
  screen.getByRole('menu', { name: '更多' });
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('the arrow key opens it; after a choice the keyboard is back at the button', async () => {
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('A');
  await userEvent.click(screen.getByRole('menuitem', { name: 'C' }));
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

test('after Escape the keyboard is back at the button', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button());
});

test('a press elsewhere closes it', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByText('elsewhere'));
  expect(isOpen()).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});
