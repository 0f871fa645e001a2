import { Button } from 'antd';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './CopyButton.module.css';

const SHOWN_FOR = 2000;

type Outcome = 'copied' | 'failed';

/**
 * A button that copies a text and says whether it worked.
 *
 * @param text called at the click
 */
export function CopyButton({ label, text }: { label: string; text: () => string }): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      // No permission, or a page that was not served over https.
      setOutcome('failed');
    }
  };
  const shown = outcome === 'copied' ? '已复制' : outcome === 'failed' ? '复制失败' : label;
  return (
    <Button type="text" className={styles['button'] ?? ''} onClick={() => void copy()}>
      <span aria-live="polite">{shown}</span>
    </Button>
  );
}
