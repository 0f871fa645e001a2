import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onWindowEvent } from '@/lib/onWindowEvent';

/** Whether the page is being laid out for paper, where nothing scrolls. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      onWindowEvent(['beforeprint', 'afterprint'], ({ type }) => flushSync(() => setPrinting(type === 'beforeprint'))),
    [],
  );
  return isPrinting;
}
