import { Button } from 'antd';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './CopyButton.module.css';

const OUTCOME_SHOWN_MS = 2000;

type Outcome = 'copied' | 'failed';

/**
 * Copies a text and says whether that worked.
 *
 * @param text returns the text to copy; called at the click
 */
export function CopyButton({ label, text }: { label: string; text: () => string }): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      // The browser refused: no permission, or the page was not served over https.
      setOutcome('failed');
    }
  };
  const shown = outcome === 'copied' ? '已复制' : outcome === 'failed' ? '复制失败' : label;
  return (
    <Button type="text" className={styles.button} onClick={() => void copy()}>
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
