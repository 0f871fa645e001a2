import { createSignal } from '@/lib/signal';

/** Whether a tour is on the screen or about to be: only one guide is shown at a time, hints wait for its end. */
export const tourExpected = createSignal(false);
