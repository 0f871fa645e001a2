import { createObservable, type Observable } from '@/lib/observable';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  /** A second line; empty = none. */
  detail: string;
  /** Whether it stays until somebody closes it, instead of for the configured time. */
  stays: boolean;
}

const MAX_TOASTS = 5;
let lastId = 0;

/** What is on the screen now, oldest first. */
export const toasts: Observable<readonly ToastMessage[]> = createObservable<readonly ToastMessage[]>([]);

/** Takes a message off the screen. */
export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Shows a message; one that says the same as a message on the screen replaces it instead of standing twice. */
function show(tone: ToastTone, text: string, detail = '', stays = false): number {
  const others = toasts.get().filter((shown) => shown.tone !== tone || shown.text !== text || shown.detail !== detail);
  lastId += 1;
  toasts.set([...others, { id: lastId, tone, text, detail, stays }].slice(-MAX_TOASTS));
  return lastId;
}

/** Short messages at the top of the screen, gone by themselves after the configured time. */
export const toast = {
  success: (text: string, detail?: string): void => void show('success', text, detail),
  info: (text: string, detail?: string): void => void show('info', text, detail),
  warning: (text: string, detail?: string): void => void show('warning', text, detail),
  error: (text: string, detail?: string): void => void show('error', text, detail),
  /** A warning that must not be missed: it stays until it is closed. Returns the function that closes it. */
  lastingWarning(text: string, detail?: string): () => void {
    const id = show('warning', text, detail, true);
    return () => dismissToast(id);
  },
};
