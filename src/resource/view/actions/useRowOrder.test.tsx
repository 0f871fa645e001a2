// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ConfirmContext } from '@/ui/dialog/confirmations';
import { UnsavedProvider } from '@/ui/dialog/useLeaveConfirm';
import { ToastContext } from '@/ui/toast/useToast';
import { createTestServices, createTestStore } from '../../../../tests/createTestStore';
import { http, respond, startBackend, transportLog } from '../../../../tests/httpBackend';
import { testResource } from '../../../../tests/testResource';
import { orderField } from '../../model/usualFields';
import { useRowOrder } from './useRowOrder';

startBackend();
const resource = testResource({
  id: 'menuId',
  ordered: 'orderNum',
  tree: { parent: 'parentId' },
  fields: [orderField('orderNum')],
});
const ROW = { menuId: 7, name: '甲', orderNum: 1 };

/** The order of a table with one row. */
function start() {
  const services = { ...createTestServices(), http };
  const store = createTestStore(services);
  const dispatched = vi.spyOn(store, 'dispatch');
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>
      <ToastContext value={services.toast}>
        <ConfirmContext value={() => Promise.resolve(false)}>
          <RouterProvider
            router={createMemoryRouter([{ path: '*', element: <UnsavedProvider>{children}</UnsavedProvider> }])}
          />
        </ConfirmContext>
      </ToastContext>
    </Provider>
  );
  const { result } = renderHook(() => useRowOrder(resource, true), { wrapper });
  act(() => result.current.change(ROW, '3'));
  expect(result.current.count).toBe(1);
  return { result, dispatched };
}

test('a row that the user has deleted or moved otherwise is no longer counted', () => {
  const { result } = start();
  act(() => result.current.forget([ROW]));
  expect(result.current.count).toBe(0);
});

test('a row that is there already: nothing is sent, and the table is read again', async () => {
  const { result, dispatched } = start();
  respond({ code: 200, data: [{ ...ROW, orderNum: 3 }] });
  await act(() => result.current.save());
  expect(transportLog.requests.map(({ method }) => method)).toEqual(['GET']);
  expect(result.current.count).toBe(0);
  expect(dispatched).toHaveBeenCalledWith(expect.objectContaining({ type: 'server/recordsChanged' }));
});
