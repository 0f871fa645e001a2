import { useState } from 'react';

/** Whether a dialog is open, and whether it ever was. */
export function useDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return {
    isOpen: state === 'open',
    show: () => setState('open'),
    props: { wanted: state !== 'never', open: state === 'open', onClose: () => setState('closed') },
  };
}
