// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onOpenChatDialog, openChatDialog } from './openChatDialog';

test('the small dialog unless the large one is asked for (§2.79)', () => {
  const listener = vi.fn();
  const stop = onOpenChatDialog(listener);
  openChatDialog();
  openChatDialog({ size: 'large', question: '预备期多长？', asks: true });
  window.dispatchEvent(new CustomEvent('open-chat-dialog'));
  window.dispatchEvent(new CustomEvent('open-chat-dialog', { detail: { size: 'huge' } }));
  window.dispatchEvent(new CustomEvent('open-chat-dialog', { detail: { question: 5 } }));
  stop();
  openChatDialog();
  expect(listener.mock.calls).toEqual([
    [{ size: 'mini' }],
    [{ size: 'large', question: '预备期多长？', asks: true }],
    [{ size: 'mini' }],
    [{ size: 'mini' }],
    [{ size: 'mini' }],
  ]);
});
