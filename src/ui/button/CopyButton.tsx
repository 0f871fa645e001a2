import { Button } from 'antd';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './CopyButton.module.css';

const OUTCOME_SHOWN_MS = 2000;

type Outcome = 'copied' | 'failed';

interface Props {
  label: string;
  /** Puts the text on the clipboard; rejects if the browser refuses. */
  copy: () => Promise<unknown>;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ label, copy }: Props): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();
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
      // The browser refused: no permission, or the page was not served over https.
      setOutcome('failed');
    }
  };
  const shown = outcome === 'copied' ? '已复制' : outcome === 'failed' ? '复制失败' : label;
  return (
    <Button type="text" className={styles.button} onClick={() => void onClick()}>
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
