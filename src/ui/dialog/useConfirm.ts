import { createContext, use, useCallback } from 'react';

/** A question that waits for its answer. */
export interface Question {
  text: string;
  /** Whether it can be answered with 取消, or only be read. */
  canRefuse: boolean;
  answer: (agreed: boolean) => void;
}

/** Asks, and resolves with whether the user agreed. */
export type Ask = (question: Pick<Question, 'text' | 'canRefuse'>) => Promise<boolean>;

export const AskContext = createContext<Ask | undefined>(undefined);

/** @throws {Error} there is no `DialogProvider` around the component */
function useAsk(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('Questions need a DialogProvider.');
  return ask;
}

/** Asks in a dialog with 确定 and 取消 (specification, section 8); resolves with whether the user agreed. */
export function useConfirm(): (text: string) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((text) => ask({ text, canRefuse: true }), [ask]);
}

/** Tells in a dialog with 确定; resolves when the user has closed it. */
export function useAlert(): (text: string) => Promise<void> {
  const ask = useAsk();
  return useCallback(async (text) => void (await ask({ text, canRefuse: false })), [ask]);
}
