// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { pageWrapper } from '../../../tests/pageWrapper';
import { RichTextEditor } from './RichTextEditor';

// jsdom has no layout and lacks these methods, which the editor calls.
beforeAll(async () => {
  await import('./TiptapEditor');
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

test('a table gets the rows and columns that are chosen by arrow keys, and then has tools (§2.71, §2.110)', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const { wrapper } = pageWrapper();
  render(<RichTextEditor value="<p>a</p>" onChange={onChange} label="内容" />, { wrapper });
  await screen.findByRole('textbox', { name: '内容' });
  expect(screen.queryByLabelText('表格工具栏')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '插入表格' }));
  const first = await screen.findByLabelText('1 行 1 列');
  act(() => first.focus());
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
    fireEvent.keyDown(document.activeElement ?? first, { key });
  fireEvent.click(document.activeElement ?? first);
  await waitFor(() => expect(screen.getByLabelText('表格工具栏').style.visibility).toBe('visible'));
  const cells = () => onChange.mock.lastCall?.[0].match(/<t[hd]\b/g)?.join('');
  await waitFor(() => expect(cells()).toBe('<th'.repeat(4) + '<td'.repeat(4)));
});
