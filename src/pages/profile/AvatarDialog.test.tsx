// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ConfirmContext } from '@/ui/dialog/confirmations';
import { UnsavedProvider } from '@/ui/dialog/useLeaveConfirm';
import { createTestStore } from '../../../tests/createTestStore';
import { toastWrapper } from '../../../tests/toastWrapper';
import AvatarDialog from './AvatarDialog';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
function choose(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const { wrapper: Toasts } = toastWrapper();
  const element = (
    <ConfirmContext value={() => Promise.resolve(false)}>
      <UnsavedProvider>
        <AvatarDialog open onClose={() => undefined} />
      </UnsavedProvider>
    </ConfirmContext>
  );
  render(
    <Provider store={createTestStore()}>
      <Toasts>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </Toasts>
    </Provider>,
  );
  fireEvent.change(screen.getByLabelText('头像图片'), { target: { files: [new File([bytes], name, { type })] } });
}

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each(['', 'application/octet-stream'])('a picture of type %j is known by its bytes (§14.6)', async (type) => {
  choose(JPEG, '照片.JPG', type);
  await waitFor(() => expect(screen.getByText('换一张图片')).toBeTruthy());
});

test.each([
  ['a picture of a telephone', bytesOf('\0\0\0\x18ftypmif1'), 'IMG_1.HEIC', 'image/heic', '此图片格式浏览器不能显示'],
  ['one with another name', bytesOf('\0\0\0\x18ftypheic'), 'a.jpg', 'image/jpeg', '此图片格式浏览器不能显示'],
  ['what is no picture', bytesOf('<html>'), 'a.png', 'image/png', '这个文件不是图片'],
])('%s says so (§14.6)', async (_case, bytes, name, type, says) => {
  choose(bytes, name, type);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(says));
});
