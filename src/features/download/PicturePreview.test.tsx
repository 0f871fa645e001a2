// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import type { FileResponse } from '@/lib/http/files';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { toastWrapper } from '../../../tests/toastWrapper';
import PicturePreview from './PicturePreview';

test.each([
  [false, 1],
  [true, 0],
])('of a picture that comes once its preview was closed (%s) nothing is kept', async (isClosed, kept) => {
  let arrive: (file: FileResponse) => void = () => undefined;
  const services = createTestServices();
  const getFile = () => new Promise<FileResponse>((resolve) => (arrive = resolve));
  const store = createTestStore({ ...services, http: { ...services.http, getFile } });
  const keep = vi.fn(() => 'blob:x');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => undefined }));
  const call = { method: 'GET', url: '/x', name: '红旗.png' } as const;
  const { unmount } = render(
    <Provider store={store}>
      <PicturePreview call={call} onClose={() => undefined} />
    </Provider>,
    toastWrapper(),
  );
  if (isClosed) unmount();
  arrive({ blob: new Blob(['x']), header: () => '' });
  await act(() => Promise.resolve());
  expect(keep).toHaveBeenCalledTimes(kept);
  vi.unstubAllGlobals();
});
