import { createContext, use } from 'react';

export type DialogName = 'search' | 'errorLog' | 'theme';

export interface ActiveDialogState {
  /** Which dialog of the header's controls is open. */
  activeDialog: DialogName | undefined;
  openDialog: (name: DialogName) => void;
}

/** Outside of the controls, which another layout mounts anew. */
export const ActiveDialogContext = createContext<ActiveDialogState>({
  activeDialog: undefined,
  openDialog: () => undefined,
});

export const useActiveDialog = (): ActiveDialogState => use(ActiveDialogContext);
