// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ReplyExtras } from './ReplyExtras';

test('a reason stays, whatever else is pressed, until a call succeeds; an input method’s Escape keeps it (§15.24)', async () => {
  const message = { id: 'a', role: 'assistant', content: '答', timestamp: 0, status: 'done', recordId: 'r' } as const;
  const rate = vi.fn(() => Promise.resolve());
  render(<ReplyExtras message={message} next={[]} rate={rate} onAsk={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: '没有帮助' }));
  const reason = await screen.findByRole('textbox', { name: '哪里没有帮助？' });
  // One that is too long is counted, not cut (§19.53).
  fireEvent.change(reason, { target: { value: '长'.repeat(501) } });
  expect(screen.getByText('501 / 500')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^提\s?交$/ })).toHaveProperty('disabled', true);
  fireEvent.change(reason, { target: { value: '旧' } });
  fireEvent.keyDown(reason, { key: 'Escape', keyCode: 229 });
  // Chosen again, as after a failure.
  fireEvent.click(screen.getByRole('button', { name: '没有帮助' }));
  rate.mockRejectedValueOnce(new Error('断网'));
  fireEvent.click(screen.getByRole('button', { name: '有帮助' }));
  await screen.findByText(/^反馈未能提交/);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '旧');
  fireEvent.click(screen.getByRole('button', { name: '有帮助' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});
