import type { ReactNode } from 'react';
import { createToasts, ToastContext } from '@/ui/toast/toast';

/** Toasts for components under test. Pass `wrapper` to `render`: it provides them to the components. */
export function toastWrapper() {
  const toast = createToasts();
  const wrapper = ({ children }: { children: ReactNode }) => <ToastContext value={toast}>{children}</ToastContext>;
  return { toast, wrapper };
}
