// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { ConfirmProvider } from '@/ui/dialog/ConfirmProvider';
import { createToasts } from '@/ui/toast/createToasts';
import { ToastContext } from '@/ui/toast/useToast';
import { startChat } from '../../../../tests/handChat';
import { createConversationStore } from '../store/createConversationStore';
import { ConversationSidebar } from './ConversationSidebar';

afterEach(cleanup);

async function show(count: number, calls: Partial<Parameters<typeof createConversationStore>[0]> = {}) {
  const data = Array.from({ length: count }, (_, n) => ({ id: `c${n}`, name: `第 ${n} 个会话`, usedAt: NaN }));
  const conversationStore = createConversationStore({
    list: () => Promise.resolve({ data, hasMore: false }),
    ...calls,
  });
  const { chatStore } = startChat();
  await conversationStore.reload();
  render(
    <ToastContext value={createToasts()}>
      <AntdProvider themeName="blue-white" isDark={false}>
        <ConfirmProvider>
          <ConversationSidebar
            chatStore={chatStore}
            conversationStore={conversationStore}
            newName="新会话"
            onChosen={() => undefined}
          />
        </ConfirmProvider>
      </AntdProvider>
    </ToastContext>,
  );
  return { user: userEvent.setup(), chatStore };
}

test('of all that are loaded each can be found by its name', async () => {
  const { user } = await show(60);
  await user.type(screen.getByRole('searchbox'), '第 47 个');
  expect(await screen.findByText('找到 1 个会话')).toBeVisible();
  expect(screen.getByRole('button', { name: '第 47 个会话' })).toBeVisible();
});

test('a conversation is renamed', async () => {
  const rename = vi.fn(() => Promise.resolve());
  const { user } = await show(2, { rename, remove: () => Promise.resolve() });
  await user.click(screen.getByRole('button', { name: '第 1 个会话：更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '重命名' }));
  const name = screen.getByRole('textbox', { name: '会话名称' });
  await user.clear(name);
  await user.type(name, '党费标准{Enter}');
  expect(rename).toHaveBeenCalledExactlyOnceWith('c1', '党费标准');
  expect(await screen.findByRole('button', { name: '党费标准' })).toBeVisible();
});

test('the open conversation is deleted after a question that names it; a new one begins', async () => {
  const remove = vi.fn(() => Promise.resolve());
  const { user, chatStore } = await show(2, { remove, rename: () => Promise.resolve() });
  chatStore.select('c1');
  await user.click(screen.getByRole('button', { name: '第 1 个会话：更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  const question = await screen.findByRole('alertdialog', { description: /第 1 个会话/ });
  expect(remove).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '第 1 个会话' })).toBeNull());
  expect(remove).toHaveBeenCalledExactlyOnceWith('c1');
  expect(chatStore.state.get()).toMatchObject({ fresh: true, conversationId: '' });
});

test('where the API cannot, there is no menu', async () => {
  await show(2);
  expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
});
