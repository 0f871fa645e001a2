import { createContext } from 'react';

/** Asks and tells in a dialog (spec.md section 8). */
export interface Dialogs {
  /** Resolves with whether the user agreed. */
  confirm: (content: string) => Promise<boolean>;
  /** Resolves when the user has read it. */
  alert: (content: string) => Promise<void>;
}

export const DialogContext = createContext<Dialogs | undefined>(undefined);
