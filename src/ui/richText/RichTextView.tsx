import { useMemo } from 'react';
import { readRichText } from '@/lib/html/sanitizeHtml';
import styles from './RichTextView.module.css';

export function RichTextView({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: readRichText(html) }), [html]);
  return <div className={styles.content} dangerouslySetInnerHTML={safe} />;
}
