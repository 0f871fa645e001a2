// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startChat } from '../../../../tests/handChat';
import { Composer } from './Composer';

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
