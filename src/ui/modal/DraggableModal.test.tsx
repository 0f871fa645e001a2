// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { confirm } from '../dialog/dialogs';
import { Dialogs } from '../dialog/Dialogs';
import { DraggableModal } from './DraggableModal';

afterEach(cleanup);

function Content({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  return (
    <>
      <input aria-label="问题" autoFocus />
      <button type="button" onClick={() => void confirm('确定吗？').then(onAnswer)}>
        问
      </button>
    </>
  );
}

const answers: boolean[] = [];

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <DraggableModal open={open} title="对话" width={600} onCancel={() => setOpen(false)}>
        <Content onAnswer={(answer) => answers.push(answer)} />
      </DraggableModal>
      <Dialogs />
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  answers.length = 0;
  render(<Page />);
  await user.click(screen.getByRole('button', { name: '打开' }));
  return user;
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const question = () => screen.queryByRole('alertdialog', { name: '温馨提示' });

describe('the keyboard', () => {
  test('goes into the dialog, round in it, and back to where it was', async () => {
    const user = await opened();
    expect(screen.getByLabelText('问题')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: '问' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('group', { name: /^对话，/ })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '问' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog('对话')).toBeNull();
    expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
  });

  test('comes back when what had the focus has gone', async () => {
    const user = await opened();
    screen.getByLabelText('问题').blur();
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('group', { name: /^对话，/ })).toHaveFocus();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'Escape that ends a composition closes nothing: %o',
    async (init) => {
      await opened();
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init });
      screen.getByLabelText('问题').dispatchEvent(key);
      expect(dialog('对话')).toBeVisible();
    },
  );
});

test('a click beside the dialog does not close it', async () => {
  const user = await opened();
  const scrim = dialog('对话')?.parentElement;
  await user.click(scrim ?? document.body);
  expect(dialog('对话')).toBeVisible();
});

test('the page behind does not scroll while a dialog is there', async () => {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: '问' }));
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(document.documentElement).toHaveClass('is-locked');
  await user.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveClass('is-locked');
});

describe('a question above the dialog', () => {
  test.each([
    ['确定', true],
    ['取消', false],
    ['关闭对话框', false],
  ])('%s answers it: %s', async (name, answer) => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: '问' }));
    expect(question()).toHaveAccessibleDescription('确定吗？');
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await user.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
    expect(answers).toEqual([answer]);
    expect(question()).toBeNull();
    expect(screen.getByRole('button', { name: '问' })).toHaveFocus();
  });

  test('has Escape for itself', async () => {
    const user = await opened();
    await user.click(screen.getByRole('button', { name: '问' }));
    await user.keyboard('{Escape}');
    expect(answers).toEqual([false]);
    expect(dialog('对话')).toBeVisible();
  });
});
