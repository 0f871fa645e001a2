// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { failOnConsole } from '../../../tests/failOnConsole';
import { toastWrapper } from '../../../tests/toastWrapper';
import { AntdProvider } from '../antd/AntdProvider';
import { DraggableModal } from '../modal/DraggableModal';
import { DatePicker } from './DatePicker';

failOnConsole();
afterEach(cleanup);

// The console stays empty: antd would complain of a popup that is not in the document yet.
test('a picker in a dialog names months and days in Chinese', async () => {
  render(
    <AntdProvider themeName="blue-white" isDark={false}>
      <DraggableModal open title="换届" onCancel={() => undefined}>
        <DatePicker aria-label="日期" />
      </DraggableModal>
    </AntdProvider>,
    toastWrapper(),
  );
  await userEvent.click(await screen.findByRole('textbox', { name: '日期' }));
  const popup = await waitFor(() => {
    const found = document.querySelector('.ant-picker-dropdown');
    expect(found).toBeVisible();
    return found;
  });
  expect(popup?.querySelector('.ant-picker-month-btn')?.textContent).toMatch(/^\d+月$/);
  expect([...(popup?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent).join('')).toBe(
    '一二三四五六日',
  );
});
