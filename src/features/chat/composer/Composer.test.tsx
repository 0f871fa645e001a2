// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startChat } from '../../../../tests/handChat';
import { Composer } from './Composer';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, '一\n三'],
  [false, '一二三'],
])(
  'a coarse pointer: %s; 换行 begins a line at the caret, and the key says that it sends (§15.32)',
  (isCoarse, text) => {
    const matches = (query: string) => isCoarse && query.includes('coarse');
    const watch = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), ...watch }));
    const { chat } = startChat();
    chat.dispatch({ type: 'typed', text: '一二三' });
    render(<Composer chat={chat} field={null} autoFocus={false} />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '问题' });
    expect(field.getAttribute('enterkeyhint')).toBe('send');
    field.setSelectionRange(1, 2);
    const button = screen.queryByRole('button', { name: '换 行' }) ?? screen.queryByRole('button', { name: '换行' });
    expect(button !== null).toBe(isCoarse);
    if (button) fireEvent.click(button);
    expect(chat.state.get().field.typed).toBe(text);
  },
);

test('files that go with the question are seen and can be removed, whatever the server says of files (§15.25)', () => {
  const { chat } = startChat();
  const files = [
    { id: 'a', name: '表.xlsx', kind: 'document' },
    { id: 'b', name: '图.png', kind: 'image' },
  ];
  chat.dispatch({ type: 'filesChanged', files });
  render(<Composer chat={chat} field={null} autoFocus={false} />);
  fireEvent.click(screen.getByRole('button', { name: '移除 表.xlsx' }));
  expect(chat.state.get().field.files).toEqual([files[1]]);
  expect(screen.getByRole('listitem').textContent).toContain('图.png');
});
