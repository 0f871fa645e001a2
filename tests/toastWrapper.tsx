import type { ReactNode } from 'react';
import { createToasts } from '@/ui/toast/createToasts';
import { ToastContext } from '@/ui/toast/useToast';

/** Toasts for components under test. Pass `wrapper` to `render`: it provides them to the components. */
export function toastWrapper() {
  const toast = createToasts();
  const wrapper = ({ children }: { children: ReactNode }) => <ToastContext value={toast}>{children}</ToastContext>;
  return { toast, wrapper };
}
