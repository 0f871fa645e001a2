import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createObservable } from '@/lib/createObservable';
import { type Confirm, ConfirmContext, type Confirmation } from './confirmations';
import { lazyDialog } from './lazyDialog';

const Dialog = lazyDialog(() => import('./ConfirmDialog'));

/**
 * Shows the confirmations of `useConfirm` and `useAlert` one at a time. antd's dialog is loaded with the first
 * confirmation; if that fails, a toast says so and the answer is no. Unmounting rejects open confirmations.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [confirmations] = useState(() => createObservable<readonly Confirmation[]>([]));
  const [first] = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const last = useRef(0);
  useEffect(() => () => confirmations.get().forEach(({ answer }) => answer(false)), [confirmations]);

  const ask = useCallback<Confirm>(
    (question, signal) =>
      new Promise((resolve) => {
        const answer = (agreed: boolean) => {
          confirmations.set(confirmations.get().filter((other) => other !== confirmation));
          resolve(agreed);
        };
        const confirmation = { ...question, key: (last.current += 1), answer };
        confirmations.set([...confirmations.get(), confirmation]);
        signal?.addEventListener('abort', () => answer(false));
      }),
    [confirmations],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {first && <Dialog key={first.key} open confirmation={first} onClose={() => first.answer(false)} />}
    </ConfirmContext>
  );
}
