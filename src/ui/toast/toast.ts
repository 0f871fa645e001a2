import { createObservable, type Observable } from '@/lib/observable';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  /** A second line; empty = none. */
  detail: string;
  /** Stays until somebody closes it. */
  stays: boolean;
}

const MAX_TOASTS = 5;
let lastId = 0;

/** The toasts on the screen, oldest first. */
export const toasts: Observable<readonly ToastMessage[]> = createObservable<readonly ToastMessage[]>([]);

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Shows a toast; it replaces an equal one. */
function show(tone: ToastTone, text: string, detail = '', stays = false): number {
  const others = toasts.get().filter((shown) => shown.tone !== tone || shown.text !== text || shown.detail !== detail);
  lastId += 1;
  toasts.set([...others, { id: lastId, tone, text, detail, stays }].slice(-MAX_TOASTS));
  return lastId;
}

/** Short messages at the top of the screen. */
export const toast = {
  success: (text: string, detail?: string): void => void show('success', text, detail),
  info: (text: string, detail?: string): void => void show('info', text, detail),
  warning: (text: string, detail?: string): void => void show('warning', text, detail),
  error: (text: string, detail?: string): void => void show('error', text, detail),
  /** A warning that stays until it is closed. Returns the function that closes it. */
  lastingWarning(text: string, detail?: string): () => void {
    const id = show('warning', text, detail, true);
    return () => dismissToast(id);
  },
};
