import { createObservable } from '@/lib/observable';
import { toast } from '@/ui/toast/toast';

/** What the last download that has brought a file said at its end; each one is another object. */
export const lastFinished = createObservable<{ text: string } | undefined>(undefined);

/** Tells that a download has ended and brought something; `detail` names it, empty = nothing to name. */
export function tellFinished(tone: 'success' | 'warning', text: string, detail: string): void {
  toast[tone](text, detail);
  lastFinished.set({ text: detail === '' ? text : `${text}：${detail}` });
}
