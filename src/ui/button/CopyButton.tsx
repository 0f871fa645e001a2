import { useEffect, useState, type ReactElement } from 'react';
import { TextButton } from './TextButton';

const OUTCOME_SHOWN_MS = 2000;

const SHOWN = { copied: '已复制', plain: '已复制为纯文本', failed: '复制失败' } as const;

interface Props {
  label: string;
  /** Puts the text on the clipboard; `plain` if only without its format. Rejects if the browser refuses. */
  copy: () => Promise<unknown>;
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
      setOutcome((await copy()) === 'plain' ? 'plain' : 'copied');
    } catch {
      // The browser refused: no permission, or the page was not served over https.
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
