import { createContext, use, useCallback } from 'react';

export interface Confirmation {
  text: string;
  canRefuse: boolean;
  answer: (agreed: boolean) => void;
}

/** Asks, and resolves with whether the user agreed. */
export type Confirm = (confirmation: Pick<Confirmation, 'text' | 'canRefuse'>) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** @throws {Error} there is no `DialogProvider` around the component */
function useAsk(): Confirm {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('Confirmations need a DialogProvider.');
  return ask;
}

/** Asks with 确定 and 取消 (specification, section 8); resolves with whether the user agreed. */
export function useConfirm(): (text: string) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((text) => ask({ text, canRefuse: true }), [ask]);
}

/** Shows a message with 确定; resolves when the user has closed it. */
export function useAlert(): (text: string) => Promise<void> {
  const ask = useAsk();
  return useCallback(async (text) => void (await ask({ text, canRefuse: false })), [ask]);
}
