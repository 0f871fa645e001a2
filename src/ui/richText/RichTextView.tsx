import { type MouseEvent, use, useMemo } from 'react';
import { readRichText } from '@/lib/html/sanitizeHtml';
import { isTooMuchHtml } from '@/lib/html/tooMuchHtml';
import { OpenLinkContext } from './OpenLinkContext';
import styles from './RichTextView.module.css';

export function RichTextView({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: readRichText(html) }), [html]);
  const isWords = useMemo(() => isTooMuchHtml(html), [html]);
  const openLink = use(OpenLinkContext);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && openLink(link.getAttribute('href') ?? '', link.textContent)) event.preventDefault();
  };
  if (isWords)
    return (
      <>
        <p role="note">内容的格式过多，只显示文字；原文仍完整保存。</p>
        <div className={styles.words} dangerouslySetInnerHTML={safe} />
      </>
    );
  return <div className={styles.content} dangerouslySetInnerHTML={safe} onClick={onClick} />;
}
