import { createSignal } from '@/lib/signal';

/** The top-level entry that the user has chosen to look into, and the entry that was active then. */
export const topChoice = createSignal({ path: '', active: '' });
