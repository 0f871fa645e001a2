import { useCallback } from 'react';
import { useAsk } from './AskContext';

/** Tells in a dialog with 确定; resolves when the user has closed it. */
export function useAlert(): (text: string) => Promise<void> {
  const ask = useAsk();
  return useCallback(async (text) => void (await ask({ text, canRefuse: false })), [ask]);
}
