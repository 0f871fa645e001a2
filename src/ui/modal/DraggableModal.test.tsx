// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { AntdProvider } from '../antd/AntdProvider';
import { useConfirm } from '../dialog/confirmations';
import { toastWrapper } from '../../../tests/toastWrapper';
import { DraggableModal } from './DraggableModal';

function Content({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
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
    <AntdProvider themeName="blue-white" isDark={false}>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <DraggableModal open={open} title="对话" width={600} onCancel={() => setOpen(false)}>
        <Content onAnswer={(answer) => answers.push(answer)} />
      </DraggableModal>
    </AntdProvider>
  );
}

async function opened() {
  const user = userEvent.setup();
  answers.length = 0;
  render(<Page />, toastWrapper());
  await user.click(screen.getByRole('button', { name: '打开' }));
  return user;
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const question = () => screen.queryByRole('alertdialog', { name: '温馨提示' });
const ask = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: '问' }));
  await screen.findByRole('alertdialog', { name: '温馨提示' });
};

describe('the keyboard', () => {
  test('goes to what asks for it in the dialog, and back to where it was', async () => {
    const user = await opened();
    await waitFor(() => expect(screen.getByLabelText('问题')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog('对话')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  });

  test('can move the dialog', async () => {
    await opened();
    expect(screen.getByRole('group', { name: '对话' })).toHaveAccessibleDescription('可用方向键移动');
  });

  test.each([
    ['within the composition', { isComposing: true }, false],
    ['after its end, as Safari tells', { keyCode: 229 }, true],
  ])('Escape that ends a composition closes nothing: %s', async (_when, init, isOver) => {
    await opened();
    const field = screen.getByLabelText('问题');
    // antd ignores Escape for a moment after a composition; for the next test that is long ago.
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    if (isOver) field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }));
    vi.useRealTimers();
    expect(dialog('对话')).toBeVisible();
  });
});

test('a click beside the dialog does not close it (§2.74, §2.80)', async () => {
  const user = await opened();
  const scrim = dialog('对话')?.parentElement;
  await user.click(scrim ?? document.body);
  expect(dialog('对话')).toBeVisible();
});

describe('a question above the dialog', () => {
  test.each([
    ['确定', true],
    ['取消', false],
    ['关闭对话框', false],
  ])('%s answers it: %s', async (name, answer) => {
    const user = await opened();
    await ask(user);
    expect(question()).toHaveAccessibleDescription('确定吗？');
    await user.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
    await waitFor(() => expect(question()).toBeNull());
    expect(answers).toEqual([answer]);
    await waitFor(() => expect(screen.getByRole('button', { name: '问' })).toHaveFocus());
  });
});

test('a text to read takes the focus, so that it is scrolled by keyboard', async () => {
  render(
    <AntdProvider themeName="blue-white" isDark={false}>
      <DraggableModal open isText title="公告" onCancel={() => undefined}>
        <p>正文</p>
      </DraggableModal>
    </AntdProvider>,
    toastWrapper(),
  );
  expect((await screen.findByText('正文')).closest('[tabindex="0"]')).toHaveClass('ant-modal-body');
});
