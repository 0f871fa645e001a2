// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onOpenChatDialog, openChatDialog } from './openChatDialog';

test('the small dialog unless the large one is asked for', () => {
  const listener = vi.fn();
  const stop = onOpenChatDialog(listener);
  openChatDialog();
  openChatDialog('large');
  window.dispatchEvent(new CustomEvent('open-chat-dialog'));
  stop();
  openChatDialog();
  expect(listener.mock.calls).toEqual([['mini'], ['large'], ['mini']]);
});
