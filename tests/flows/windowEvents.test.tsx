import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn } from '../renderApp';
import { openShell } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));

const listen = (name: string) => {
  const heard = vi.fn();
  window.addEventListener(name, heard, { once: true });
  return heard;
};

test('reload-router-view is sent when the view is reloaded, and reloads it when others send it (§2.48)', async () => {
  const app = await openShell('/p1');
  const before = await app.mountOf('/p1');
  const heard = listen('reload-router-view');
  await app.user.click(screen.getByRole('button', { name: '刷新' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toBeInstanceOf(CustomEvent);
  const reloaded = await app.mountOf('/p1');
  expect(reloaded).not.toBe(before);

  act(() => void window.dispatchEvent(new CustomEvent('reload-router-view')));
  expect(await app.mountOf('/p1')).not.toBe(reloaded);
});

test('open-chat-dialog is sent by the icon, and opens the chat when others send it', async () => {
  const app = await signedIn();
  const heard = listen('open-chat-dialog');
  act(() => void window.dispatchEvent(new CustomEvent('open-chat-dialog')));
  const name = /^AI 问答/;
  const dialog = await screen.findByRole('dialog', { name });
  expect(heard).toHaveBeenCalledOnce();
  await app.user.keyboard('{Escape}');
  await expect.poll(() => dialog).not.toBeVisible();
  const again = listen('open-chat-dialog');
  await app.user.click(screen.getByRole('button', { name: /^AI 问答，/ }));
  expect(again).toHaveBeenCalledOnce();
});
