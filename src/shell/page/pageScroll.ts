import { isRecord } from '@/lib/record';

const places = new Map<string, number>();

/**
 * Where each live page was scrolled to, in pixels. A page that is opened, reloaded or reached by a link starts at
 * the top; going back to one that is alive shows it where it was left (specification, section 18).
 */
export const pageScroll = {
  of: (key: string): number => places.get(key) ?? 0,
  note: (key: string, top: number): void => void places.set(key, top),
  forget: (key: string): void => void places.delete(key),
};

/** State of a navigation back to a page that is alive, such as a click on its tab. */
export const RETURN = { isReturn: true };

/** Whether a navigation's state is `RETURN`; whatever else stands in the history is not. */
export const isReturn = (state: unknown): boolean => isRecord(state) && state['isReturn'] === true;
