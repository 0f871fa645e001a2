import { describeError } from '@/lib/http/errorMessages';
import { ApiError } from '@/lib/http/errors';
import { createObservable, type Observable } from '@/lib/createObservable';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A button of a toast; pressing it closes the toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  text: string;
  /** A second line; empty = none. */
  detail: string;
  /** Stays on the screen until somebody closes the toast. */
  stays: boolean;
  /** What the user can do about it, with buttons. */
  actions: readonly ToastAction[];
}

type ShowToast = (text: string, detail?: string, action?: ToastAction) => void;

/** Short messages at the top of the screen. A toast replaces an equal one; beyond five the oldest go. */
export interface Toasts extends Record<ToastTone, ShowToast> {
  /**
   * Shows what an error says to the user; nothing for a call that was cancelled. Where the server said more than is for
   * users, 详情 shows it.
   */
  failure: (error: unknown) => void;
  /** Shows a warning that stays until somebody closes it. Returns the function that closes the toast. */
  lastingWarning: (text: string, detail?: string) => () => void;
  /** Shows a message with buttons, which stays until somebody presses one or closes the toast. */
  offer: (text: string, detail: string, actions: readonly ToastAction[]) => void;
  /** The toasts on the screen, oldest first. */
  shown: Observable<readonly ToastMessage[]>;
  dismiss: (id: number) => void;
}

const MAX_TOASTS = 5;

/** The oldest make room, but never one that stays; the newest is always shown. */
function withinLimit(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  const staying = toasts.filter(({ stays }) => stays).length;
  const passing = toasts.filter(({ stays }) => !stays).slice(-Math.max(1, MAX_TOASTS - staying));
  return toasts.filter((toast) => toast.stays || passing.includes(toast));
}

export function createToasts(): Toasts {
  const shown = createObservable<readonly ToastMessage[]>([]);
  let lastId = 0;

  const dismiss = (id: number) => shown.set(shown.get().filter((toast) => toast.id !== id));

  function show(
    tone: ToastTone,
    text: string,
    detail = '',
    stays = false,
    actions: readonly ToastAction[] = [],
  ): number {
    const others = shown.get().filter((toast) => toast.tone !== tone || toast.text !== text || toast.detail !== detail);
    lastId += 1;
    shown.set(withinLimit([...others, { id: lastId, tone, text, detail, stays, actions }]));
    return lastId;
  }

  return {
    success: (text, detail, action) => void show('success', text, detail, false, action && [action]),
    info: (text, detail, action) => void show('info', text, detail, false, action && [action]),
    warning: (text, detail, action) => void show('warning', text, detail, false, action && [action]),
    error: (text, detail, action) => void show('error', text, detail, false, action && [action]),
    failure(error) {
      const text = describeError(error);
      if (text === undefined) return;
      const whole = error instanceof ApiError ? error.detail : '';
      const details = { label: '详情', run: () => void show('error', text, whole, true) };
      show('error', text, '', false, whole === '' ? [] : [details]);
    },
    lastingWarning(text, detail) {
      const id = show('warning', text, detail, true);
      return () => dismiss(id);
    },
    offer: (text, detail, actions) => void show('info', text, detail, true, actions),
    shown,
    dismiss,
  };
}
