import { createSignal } from '@/lib/signal';

export type ShellDialogName = 'search' | 'errorLog' | 'theme';

/** Which dialog of the header's controls is open; outside of the controls, which another layout mounts anew. */
export const shellDialog = createSignal<ShellDialogName | undefined>(undefined);
