import { isRecord } from '@/lib/isRecord';

/**
 * Navigation state of a return to a live page, such as a click on its tab: the page is shown where it was left, not at
 * its top (§18.1).
 */
export const RETURN_TO_PAGE = { isReturnToPage: true };

export const isReturnToPage = (state: unknown): boolean => isRecord(state) && state['isReturnToPage'] === true;
