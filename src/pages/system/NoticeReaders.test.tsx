// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { http, respond, startBackend } from '../../../tests/httpBackend';
import { collectSavedFiles } from '../../../tests/savedFiles';
import { sheetCells } from '../../../tests/sheetCells';
import { INPUTS } from '../../../tests/spreadsheetInputs';
import { toastWrapper } from '../../../tests/toastWrapper';
import { NoticeReaders } from './NoticeReaders';

startBackend();
const saved = collectSavedFiles();

test('readers of a notice: what is text stays text, a time is a time (§19.11)', async () => {
  respond({
    code: 200,
    total: INPUTS.length,
    rows: INPUTS.map((userName, userId) => ({ userId, userName, readTime: '2026-03-01 08:05:00' })),
  });
  const { wrapper: Toasts } = toastWrapper();
  render(
    <Provider store={createTestStore({ ...createTestServices(), http })}>
      <Toasts>
        <NoticeReaders noticeId="1" title="通知" />
      </Toasts>
    </Provider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^已读/ }));
  await screen.findByText('未读 0');
  fireEvent.click(screen.getByText(/^导\s*出$/));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [heads = [], ...lines] = await sheetCells(saved[0]);
  expect(heads.map(({ kind }) => kind)).toEqual(['text', 'text', 'text', 'text', 'text']);
  expect(lines.map(([, cell]) => cell)).toEqual(
    INPUTS.map((text) => ({ text: text.replace('\r\n', '\n'), kind: 'text' })),
  );
  // A day is 1; 8:05 on the first of March.
  const times = new Set(lines.map((cells) => Number(cells[4]?.text).toFixed(6)));
  expect([...times]).toEqual([(46_082 + (8 * 60 + 5) / 1440).toFixed(6)]);
});
