import { useEffect, useState, type ReactElement } from 'react';
import { TextButton } from './TextButton';

const OUTCOME_SHOWN_MS = 2000;

const SHOWN = { copied: '已复制', failed: '复制失败' } as const;

interface Props {
  label: string;
  /** Puts the text on the clipboard; rejects if the browser refuses. */
  copy: () => Promise<void>;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ label, copy }: Props): ReactElement {
  const [outcome, setOutcome] = useState<keyof typeof SHOWN>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const onClick = async () => {
    try {
      await copy();
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const shown = outcome ? SHOWN[outcome] : label;
  return (
    <TextButton onClick={() => void onClick()}>
      <span aria-live="polite">{shown}</span>
    </TextButton>
  );
}
