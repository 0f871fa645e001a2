// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { saveBlob } from '@/lib/download/saveBlob';
import { createToasts } from '@/ui/toast/createToasts';
import { type ChatState, freshChat } from '../store/chatReducer';
import type { ChatMessage } from '../ChatMessage';
import type { Chat } from '../store/createChat';
import { NO_DRAFT } from '../store/questionField';
import { exportChat } from './exportActions';

vi.mock(import('@/lib/download/saveBlob'), () => ({ saveBlob: vi.fn() }));

const message = (id: string, role: ChatMessage['role'], content: string): ChatMessage => ({
  id,
  role,
  content,
  timestamp: 0,
  status: 'done',
});

test('another conversation that is opened while the export is loaded is not what is saved', async () => {
  const question = message('1', 'user', '党费怎么交？');
  const first = freshChat(1, question, NO_DRAFT);
  let state: ChatState = { ...first, messages: [question, message('2', 'assistant', '按月交。')] };
  const chat = { state: { get: () => state }, calls: {} } as unknown as Chat;
  const toast = createToasts();
  const error = vi.spyOn(toast, 'error');

  const reply = exportChat(chat, toast, '题', 'markdown', '2');
  const whole = exportChat(chat, toast, '题', 'markdown');
  state = freshChat(2, message('3', 'user', '别的'), NO_DRAFT);
  await Promise.all([reply, whole]);
  expect(error.mock.calls).toEqual([['已打开别的会话，没有导出']]);
  expect(saveBlob).toHaveBeenCalledOnce();
  const [file, name] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  expect(name).toBe('党费怎么交？.md');
  expect(await file?.text()).toContain('按月交。');
});
