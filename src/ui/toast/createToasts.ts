import { describeError } from '@/lib/http/errorMessages';
import { ApiError, GatewayExpiredError } from '@/lib/http/errors';
import { passGateway } from '@/lib/sso/passGateway';
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
  /** How long it concerns who sits at the screen: to the end of the session, up to the next one, or always. */
  until: 'sessionEnd' | 'nextSession' | 'closed';
  /** What the user can do about it, with buttons. */
  actions: readonly ToastAction[];
}

type ShowToast = (text: string, detail?: string, action?: ToastAction) => void;

/** Short messages at the top of the screen. A toast replaces an equal one; beyond five the oldest go. */
export interface Toasts extends Record<ToastTone, ShowToast> {
  /**
   * Shows what an error says to the user; nothing for a call that was cancelled. If the server sent a text that is not
   * for users, the button 详情 shows it.
   */
  failure: (error: unknown) => void;
  /** The same for an error that ends the session; the toast stays until another one begins. */
  finalFailure: (error: unknown) => void;
  /** Shows a warning that stays until somebody closes it. Returns the function that closes the toast. */
  lastingWarning: (text: string, detail?: string) => () => void;
  /** Shows a message with buttons, about the app, which stays until somebody presses one or closes the toast. */
  offer: (text: string, detail: string, actions: readonly ToastAction[]) => void;
  /** The toasts on the screen, oldest first. */
  shown: Observable<readonly ToastMessage[]>;
  dismiss: (id: number) => void;
  /** Removes the toasts of the session that ends (§4.59). */
  endSession: () => void;
  /** Removes what was told to the user of the session before. */
  beginSession: () => void;
  /** Toasts for the present session, silent once it has ended: what is under way in it may end later. */
  ofSession: () => Toasts;
}

const MAX_TOASTS = 5;

/** RuoYi's code for what is refused for a good reason, such as the deletion of a department with users. */
const WARNING_CODE = '601';

/** The oldest make room, but never one that stays; the newest is always shown. */
function withinLimit(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  const staying = toasts.filter(({ stays }) => stays).length;
  const passing = toasts.filter(({ stays }) => !stays).slice(-Math.max(1, MAX_TOASTS - staying));
  return toasts.filter((toast) => toast.stays || passing.includes(toast));
}

export function createToasts(): Toasts {
  const shown = createObservable<readonly ToastMessage[]>([]);
  let lastId = 0;
  let endedSessions = 0;

  const dismiss = (id: number) => shown.set(shown.get().filter((toast) => toast.id !== id));

  function toastsWhile(isOver: () => boolean): Toasts {
    const NOTHING = { detail: '', stays: false, until: 'sessionEnd', actions: [] } as const;
    function show(tone: ToastTone, text: string, more: Partial<ToastMessage> = {}): number {
      if (isOver()) return lastId;
      const toast = { ...NOTHING, ...more, tone, text, id: (lastId += 1) };
      const others = shown
        .get()
        .filter((other) => other.tone !== tone || other.text !== text || other.detail !== toast.detail);
      shown.set(withinLimit([...others, toast]));
      return toast.id;
    }
    function fail(error: unknown, until: ToastMessage['until']) {
      const text = describeError(error);
      if (text === undefined) return;
      const whole = error instanceof ApiError ? error.detail : '';
      const tone = error instanceof ApiError && error.code === WARNING_CODE ? 'warning' : 'error';
      const details = { label: '详情', run: () => void show(tone, text, { detail: whole, stays: true, until }) };
      const reload = { label: '重新加载', run: passGateway };
      const stays = error instanceof GatewayExpiredError;
      show(tone, text, { until, stays, actions: stays ? [reload] : whole === '' ? [] : [details] });
    }
    const showAs =
      (tone: ToastTone): ShowToast =>
      (text, detail = '', action) =>
        void show(tone, text, { detail, ...(action && { actions: [action] }) });

    return {
      success: showAs('success'),
      info: showAs('info'),
      warning: showAs('warning'),
      error: showAs('error'),
      failure: (error) => fail(error, 'sessionEnd'),
      finalFailure: (error) => fail(error, 'nextSession'),
      lastingWarning(text, detail = '') {
        const id = show('warning', text, { detail, stays: true });
        return () => dismiss(id);
      },
      offer: (text, detail, actions) => void show('info', text, { detail, stays: true, until: 'closed', actions }),
      shown,
      dismiss,
      endSession() {
        endedSessions += 1;
        shown.set(shown.get().filter(({ until }) => until !== 'sessionEnd'));
      },
      beginSession: () => shown.set(shown.get().filter(({ until }) => until === 'closed')),
      ofSession() {
        const before = endedSessions;
        return toastsWhile(() => endedSessions !== before);
      },
    };
  }
  return toastsWhile(() => false);
}
