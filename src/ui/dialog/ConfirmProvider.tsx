import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { createObservable } from '@/lib/createObservable';
import { useToast } from '../toast/useToast';
import { type Confirm, ConfirmContext, type Confirmation } from './confirmations';

const loadDialog = loadWithRetry(() => import('./ConfirmDialog'));

/**
 * Shows the confirmations of `useConfirm` and `useAlert` one at a time. antd's dialog is loaded with the first
 * confirmation; if that fails, a toast says so and the answer is no. Unmounting rejects open confirmations.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [confirmations] = useState(() => createObservable<readonly Confirmation[]>([]));
  const [first] = useSyncExternalStore(confirmations.subscribe, confirmations.get);
  const last = useRef(0);
  const [Dialog, setDialog] = useState<ComponentType<{ confirmation: Confirmation }>>();
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
        loadDialog().then(
          ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
          (error: unknown) => {
            toast.failure(error);
            answer(false);
          },
        );
      }),
    [confirmations, toast],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {Dialog && first && <Dialog key={first.key} confirmation={first} />}
    </ConfirmContext>
  );
}
