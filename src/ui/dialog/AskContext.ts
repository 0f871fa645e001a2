import { createContext, use } from 'react';

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
export function useAsk(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('Questions need a DialogProvider.');
  return ask;
}
