import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../renderApp';

vi.mock('@/features/chat/dialog/ChatDialogs', async (original) => ({
  ...(await original<object>()),
  ChatDialogs: () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
}));

test('an assistant that breaks takes neither the shell nor the page with it, and can be opened again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { user } = await signedIn('/profile');
  const page = await screen.findByRole('heading', { name: '集团管理员' });
  for (const times of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: /^AI 问答，/ }));
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(screen.getByText('AI 问答出错了，请重新打开')).toBeVisible());
  }
  expect(reported).toHaveBeenCalledWith(expect.any(RangeError));
  expect(page).toBeVisible();
  expect(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  vi.unstubAllGlobals();
});
