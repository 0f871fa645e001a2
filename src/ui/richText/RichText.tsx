import { useMemo } from 'react';
import { sanitizeHtml } from '@/lib/html/sanitizeHtml';
import styles from './RichText.module.css';

export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div className={styles.content} dangerouslySetInnerHTML={safe} />;
}
