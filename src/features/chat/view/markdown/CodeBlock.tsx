import { memo, useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { CopyButton } from '../CopyButton';
import styles from './CodeBlock.module.css';
import { highlighter } from './highlighter';
import { HighlightedCode } from './HighlightedCode';

/** Longer code stays plain: colouring it would hold up the page. */
const LONGEST = 10_000;

// A block of its own: a browser lays out what grows, not what stands.
const Lines = memo(function Lines({ text }: { text: string }) {
  return <span className={styles['lines']}>{text}</span>;
});

function Code({ language, lines, complete }: Props) {
  const ready = useSyncExternalStore(highlighter.subscribe, highlighter.get, highlighter.get);
  const length = lines.reduce((sum, { length }) => sum + length, 0);
  const isColoured = complete && length <= LONGEST;
  useEffect(() => {
    if (isColoured) highlighter.want(language);
  }, [isColoured, language]);
  if (isColoured && ready.has(language)) return <HighlightedCode language={language} code={lines.join('')} />;
  return lines.map((text, index) => <Lines key={index} text={text} />);
}

interface Props {
  /** As written behind the fence; anything. */
  language: string;
  /** The code in stretches that do not change any more, the last one excepted. */
  lines: readonly string[];
  /** The fence is closed. */
  complete: boolean;
}

/** Code with its language and a button that copies it; coloured once it is complete. */
export const CodeBlock = memo(function CodeBlock({ language, lines, complete }: Props): ReactElement {
  return (
    <div className={styles['block']}>
      <div className={styles['bar']}>
        <span className={styles['language']}>{language.slice(0, 30) || '代码'}</span>
        <CopyButton label="复制代码" text={() => lines.join('').replace(/\n$/, '')} />
      </div>
      <pre className={styles['code']} tabIndex={0} role="group" aria-label="代码">
        <code>
          <Code language={language} lines={lines} complete={complete} />
        </code>
      </pre>
    </div>
  );
});
