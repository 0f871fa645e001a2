import { createContext, type ReactNode, use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConfirmProvider } from '@/ui/dialog/ConfirmProvider';
import { UnsavedProvider } from '@/ui/dialog/useLeaveConfirm';
import { toastWrapper } from './toastWrapper';

const Content = createContext<ReactNode>(null);
const Page = () => (
  <ConfirmProvider>
    <UnsavedProvider>{use(Content)}</UnsavedProvider>
  </ConfirmProvider>
);

/** As `toastWrapper`, for components that ask before something is lost. */
export function pageWrapper() {
  const { toast, wrapper: Toasts } = toastWrapper();
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Toasts>
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    </Toasts>
  );
  return { toast, wrapper };
}
