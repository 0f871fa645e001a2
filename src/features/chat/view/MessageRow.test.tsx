// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createToasts } from '@/ui/toast/createToasts';
import { ToastContext } from '@/ui/toast/useToast';
import { MessageRow, ReplyContext } from './MessageRow';
import * as replyView from './Reply';

vi.mock('@/ui/markdown/StreamingMarkdown', () => ({
  StreamingMarkdown: ({ text }: { text: string }) => {
    if (text.includes('坏')) throw new RangeError('Maximum call stack size exceeded');
    return <strong>{text}</strong>;
  },
}));

const answer = (id: string, content: string) => (
  <MessageRow
    message={{ id, role: 'assistant', content, timestamp: 0, status: 'done' }}
    isBusy={false}
    isLast
    actions={{ onRetry: vi.fn(), onEdit: vi.fn(), onAsk: vi.fn(), onExport: vi.fn() }}
  />
);

test('an answer that cannot be shown as markdown is plain text, is reported, and takes no other with it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const rows = [answer('1', '好的'), answer('2', '坏的\n第二行')];
  render(
    <ToastContext value={createToasts()}>
      <ReplyContext value={replyView}>
        {rows.map((row, place) => (
          <div key={place}>{row}</div>
        ))}
      </ReplyContext>
    </ToastContext>,
  );
  expect(screen.getByText('好的').tagName).toBe('STRONG');
  expect(screen.getByText(/坏的/).textContent).toBe('坏的\n第二行');
  expect(screen.getAllByRole('button', { name: '复制' })).toHaveLength(2);
  expect(reported).toHaveBeenCalledWith(expect.any(RangeError));
  vi.unstubAllGlobals();
});
