import { useCallback, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';
import { describeError } from '@/lib/http/errorMessages';
import { createObservable } from '@/lib/observable';
import { useToast } from '../toast/toast';
import { type Confirm, ConfirmContext, type Confirmation } from './useConfirm';

const loadDialog = () => loadChunk(() => import('./ConfirmDialog'), appConfig.chunkTimeout);

/**
 * Shows the questions of `useConfirm` and `useAlert` one at a time. antd's dialog is loaded with the first question; if
 * that fails, a toast says so and the answer is no. Unmounting rejects open questions.
 */
export function DialogProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [questions] = useState(() => createObservable<readonly Confirmation[]>([]));
  const [first] = useSyncExternalStore(questions.subscribe, questions.get);
  const [Dialog, setDialog] = useState<ComponentType<{ question: Confirmation | undefined }>>();
  useEffect(() => () => questions.get().forEach(({ answer }) => answer(false)), [questions]);

  const ask = useCallback<Confirm>(
    ({ text, canRefuse }) =>
      new Promise((resolve) => {
        const answer = (agreed: boolean) => {
          questions.set(questions.get().filter((other) => other !== question));
          resolve(agreed);
        };
        const question = { text, canRefuse, answer };
        questions.set([...questions.get(), question]);
        loadDialog().then(
          ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
          (error: unknown) => {
            toast.error(describeError(error) ?? '');
            answer(false);
          },
        );
      }),
    [questions, toast],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {Dialog && <Dialog question={first} />}
    </ConfirmContext>
  );
}
