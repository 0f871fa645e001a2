import { type MouseEvent, use, useMemo } from 'react';
import { readRichText } from '@/lib/html/sanitizeHtml';
import { OpenLinkContext } from './OpenLinkContext';
import styles from './RichTextView.module.css';

export function RichTextView({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: readRichText(html) }), [html]);
  const openLink = use(OpenLinkContext);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && openLink(link.getAttribute('href') ?? '', link.textContent)) event.preventDefault();
  };
  return <div className={styles.content} dangerouslySetInnerHTML={safe} onClick={onClick} />;
}
