import { useCallback } from 'react';
import { useAsk } from './AskContext';

/** Asks in a dialog with 确定 and 取消 (specification, section 8); resolves with whether the user agreed. */
export function useConfirm(): (text: string) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((text) => ask({ text, canRefuse: true }), [ask]);
}
