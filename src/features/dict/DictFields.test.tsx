// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { createTestStore } from '../../../tests/createTestStore';
import { DictRadio, DictSelect, DictText } from './DictFields';
import { initDicts } from './dictThunks';

const ITEMS = [
  { dictLabel: '男', dictValue: '0' },
  { dictLabel: '旧', dictValue: '8', status: '1' },
];
let number = 0;

async function setup() {
  number += 1;
  const type = `fields_${number}`;
  const request = vi.fn(() => Promise.resolve<unknown>(ITEMS));
  const store = createTestStore();
  await store.dispatch(initDicts([{ type, request, lazy: true }]));
  return { type, request, store };
}

test('a select, radio buttons and a text of one dictionary cost one request; each tells when it is ready (§4.18)', async () => {
  const { type, request, store } = await setup();
  const onReady = vi.fn();
  render(
    <Provider store={store}>
      <DictSelect type={type} onReady={onReady} />
      <DictRadio type={type} onReady={onReady} />
      <DictText type={type} value="0" />
    </Provider>,
  );
  expect(await screen.findAllByText('男')).not.toHaveLength(0);
  expect(request).toHaveBeenCalledTimes(1);
  expect(onReady).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText<HTMLInputElement>('旧').disabled).toBe(true);
});

test('blanks around a value do not matter, and a filter takes what is disabled (§13.11, §13.12)', async () => {
  const { type, store } = await setup();
  const { container } = render(
    <Provider store={store}>
      <DictRadio type={type} value=" 0" />
      <DictSelect type={type} value="0 " isFilter open />
    </Provider>,
  );
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '男' }).checked).toBe(true));
  expect(container.querySelector('.ant-select-content')?.textContent).toBe('男');
  const old = document.querySelector('.ant-select-item[title="旧"]');
  expect(old?.className).not.toContain('disabled');
});

test('a value that is no entry any more has words, in a select and in radio buttons (§19.54)', async () => {
  const { type, store } = await setup();
  const { container } = render(
    <Provider store={store}>
      <DictRadio type={type} value="9" />
      <DictSelect type={type} value="9" />
      <DictSelect type={type} value="更多" more={[{ value: '更多', label: '更多' }]} />
    </Provider>,
  );
  const absent = await screen.findByRole<HTMLInputElement>('radio', { name: '已停用或不可见（9）' });
  expect([absent.checked, absent.disabled]).toEqual([true, true]);
  const shown = Array.from(container.querySelectorAll('.ant-select-content'), (one) => one.textContent);
  expect(shown).toEqual(['已停用或不可见（9）', '更多']);
});

test('a select that could not be loaded offers to try again', async () => {
  const { type, request, store } = await setup();
  request.mockRejectedValueOnce(new Error('断网'));
  render(
    <Provider store={store}>
      <DictSelect type={type} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('combobox', { hidden: true }));
  await userEvent.click(await screen.findByText('重试'));
  await waitFor(() => expect(document.querySelector('[title="男"]')).not.toBeNull());
  expect(request).toHaveBeenCalledTimes(2);
});

test('radio buttons that could not be loaded offer to try again, and say if there are none', async () => {
  const { type, request, store } = await setup();
  request.mockRejectedValueOnce(new Error('断网')).mockResolvedValueOnce([]);
  render(
    <Provider store={store}>
      <DictRadio type={type} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /重\s?试/ }));
  await screen.findByText('暂无数据');
  expect(request).toHaveBeenCalledTimes(2);
});

test('what becomes of another dictionary renders no field again', async () => {
  const { type, request, store } = await setup();
  const onRender = vi.fn();
  render(
    <Provider store={store}>
      <Profiler id="text" onRender={onRender}>
        <DictText type={type} value="0" />
      </Profiler>
    </Provider>,
  );
  await screen.findByText('男');
  onRender.mockClear();
  await act(() => store.dispatch(initDicts([{ type: `${type}_other`, request }])));
  expect(request).toHaveBeenCalledTimes(2);
  expect(onRender).not.toHaveBeenCalled();
});
