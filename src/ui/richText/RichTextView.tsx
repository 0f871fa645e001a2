import { useMemo } from 'react';
import { sanitizeHtml } from '@/lib/html/sanitizeHtml';
import styles from './RichTextView.module.css';

export function RichTextView({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  return <div className={styles.content} dangerouslySetInnerHTML={safe} />;
}
