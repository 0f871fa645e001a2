import { useEffect, useState } from 'react';

/** Gives the focus back to where it was when a dialog appeared, once the dialog is taken away. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
