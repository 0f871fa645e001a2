// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { http as route, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmContext } from '@/ui/dialog/confirmations';
import { ToastContext } from '@/ui/toast/useToast';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, http, server, startBackend } from '../../../tests/httpBackend';
import { testResource } from '../../../tests/testResource';
import { orderField } from '../usualFields';
import { useRowOrder } from './useRowOrder';

startBackend();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const resource = testResource({
  id: 'menuId',
  ordered: 'orderNum',
  tree: { parent: 'parentId' },
  fields: [orderField('orderNum')],
});
const ROW = { menuId: 7, name: '甲', orderNum: 1 };

/** The order of a table with one row, which the server has at its place; `during` happens while a call is under way. */
function start(during: { list?: () => void; put?: () => void } = {}) {
  withConfig({ backend: 'ruoyi' });
  let place = 1;
  const puts: unknown[] = [];
  server.use(
    route.get(`${BASE}/test/list`, () => {
      during.list?.();
      return HttpResponse.json({ code: 200, data: [{ ...ROW, orderNum: place }] });
    }),
    route.put(`${BASE}/test/updateSort`, async ({ request }) => {
      const { orderNums } = (await request.json()) as { orderNums: string };
      puts.push(orderNums);
      during.put?.();
      place = Number(orderNums);
      return HttpResponse.json({ code: 200 });
    }),
  );
  const services = { ...createTestServices(), http };
  const store = createTestStore(services);
  const dispatched = vi.spyOn(store, 'dispatch');
  const confirm = vi.fn(() => Promise.resolve(false));
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <ToastContext value={services.toast}>
        <ConfirmContext value={confirm}>{children}</ConfirmContext>
      </ToastContext>
    </Provider>
  );
  const { result } = renderHook(() => useRowOrder(resource, true), { wrapper });
  const type = (typed: string) => result.current.change(ROW, typed);
  const save = () => act(() => result.current.save());
  return { result, type, save, puts, confirm, dispatched, move: (to: number) => (place = to) };
}

test('what is dropped while the list is read is not saved', async () => {
  const order = start({ list: () => order.result.current.drop() });
  act(() => order.type('3'));
  order.move(5);
  await order.save();
  expect([order.puts, order.confirm.mock.calls, order.result.current.count()]).toEqual([[], [], 0]);
});

test.each(['4', '1'])('%s, typed while 3 is saved, is saved next, and nobody is asked', async (typed) => {
  const during: { put?: () => void } = { put: () => order.type(typed) };
  const order = start(during);
  act(() => order.type('3'));
  await order.save();
  expect(order.result.current.typedOf(ROW)).toBe(typed);
  delete during.put;
  await order.save();
  expect([order.puts, order.confirm.mock.calls, order.result.current.count()]).toEqual([['3', typed], [], 0]);
});

test('a row that the user has deleted or moved otherwise is no longer counted', () => {
  const order = start();
  act(() => order.type('3'));
  act(() => order.result.current.forget([ROW]));
  expect(order.result.current.count()).toBe(0);
});

test('a row that is there already: the table is read again', async () => {
  const order = start();
  act(() => order.type('3'));
  order.move(3);
  await order.save();
  expect(order.puts).toEqual([]);
  expect(order.dispatched).toHaveBeenCalledWith(expect.objectContaining({ type: 'server/recordsChanged' }));
});

test('a full storage: a reload of the app asks', () => {
  const order = start();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => order.type('3'));
  expect(order.result.current.isKept).toBe(false);
});
