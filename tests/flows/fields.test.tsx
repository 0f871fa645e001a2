import { screen, within, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ALL_SAVED, keyIn, KEYS_OF_KINDS } from '../keysOfKinds';
import { signedIn } from '../renderApp';

// Without the other examples, in which jsdom would search for a minute.
vi.mock('@/pages/catalogue/CataloguePage', () => import('@/pages/catalogue/examples/Fields'));
beforeAll(() => import('@/pages/catalogue/examples/Fields'));

test('a form with a field of each kind is filled by keys, and says what it will save', async () => {
  const { user } = await signedIn('/catalogue');
  const send = await screen.findByRole('button', { name: /^提\s*交$/ });
  const part = within(document.getElementById('page') as HTMLElement);
  await user.click(send);
  await waitFor(() => expect(part.getByText('请输入单行文字')).toBeVisible());
  expect(part.getByLabelText('单行文字')).toHaveFocus();
  for (const { at, keys } of Object.values(KEYS_OF_KINDS)) {
    expect(part.queryByLabelText('将要保存的内容'), `before ${at}`).toBeNull();
    (await part.findByLabelText(at, { selector: ':not([role=group])' })).focus();
    for (const one of keys) {
      if (typeof one === 'string') {
        await user.keyboard(keyIn(one) ? one : one.replace(/[{[]/g, '$&$&'));
        continue;
      }
      // In jsdom, the list of a select never gets its place, and takes neither Enter nor a click before.
      const option = (await screen.findAllByText(one.seen)).find((found) => found.closest('.ant-select-item'));
      if (!option || document.activeElement?.getAttribute('aria-haspopup') !== 'listbox') continue;
      await userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }).click(option);
      break;
    }
  }
  const sent: unknown = JSON.parse((await part.findByLabelText('将要保存的内容')).textContent);
  expect(sent).toEqual(ALL_SAVED);
  await user.click(part.getByRole('button', { name: '查看详情' }));
  const detail = within(
    (await screen.findByText('示例详情：示例')).closest<HTMLElement>('[aria-modal]') as HTMLElement,
  );
  for (const words of ['12.50 元', '2026-06', '支部委员会', '甲，乙', '民族', '党员类字典', '民族，党员类字典', '通知'])
    await waitFor(() => expect(detail.getByText(words)).toBeVisible());
  expect(detail.queryByText(/Aa1/)).toBeNull();
});
