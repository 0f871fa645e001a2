import { createContext, use } from 'react';
import type { Toasts } from './createToasts';

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** The toasts of the app. Thunks and listeners get them from `Services`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast() must be called inside a ToastContext');
  return toasts;
}
