// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Welcome } from './Welcome';

test('sample questions stand under the greeting and ask themselves (§4.35)', async () => {
  const onAsk = vi.fn();
  render(<Welcome text="您好" questions={['一？', '二？']} onAsk={onAsk} />);
  await userEvent.click(screen.getByRole('button', { name: '二？' }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('二？');
});
