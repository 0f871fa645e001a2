// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReplyExtras } from './ReplyExtras';

// What antd's field still measures would outlive the page.
afterEach(cleanup);

test('the reason takes no focus from what is typed elsewhere, and an input method’s Escape keeps it (§15.24)', async () => {
  const message = { id: 'a', role: 'assistant', content: '答', timestamp: 0, status: 'done', recordId: 'r' } as const;
  const rate = () => Promise.resolve();
  render(
    <>
      <input aria-label="问题" />
      <ReplyExtras message={message} next={[]} rate={rate} onAsk={() => undefined} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: '没有帮助' }));
  const field = screen.getByRole('textbox', { name: '问题' });
  field.focus();
  const reason = await screen.findByRole('textbox', { name: '哪里没有帮助？' });
  expect(document.activeElement).toBe(field);
  // Chosen again, as after a failure.
  fireEvent.change(reason, { target: { value: '旧' } });
  fireEvent.click(screen.getByRole('button', { name: '没有帮助' }));
  expect(reason).toHaveProperty('value', '旧');
  fireEvent.keyDown(reason, { key: 'Escape', keyCode: 229 });
  expect(screen.queryByRole('textbox', { name: '哪里没有帮助？' })).not.toBeNull();
});
