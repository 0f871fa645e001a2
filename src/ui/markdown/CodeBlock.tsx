import type { ElementContent, RootContent } from 'hast';
import { memo, useEffect, useMemo, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { CopyButton } from '../button/CopyButton';
import { TextButton } from '../button/TextButton';
import { useScheduled } from './renderScheduler';
import styles from './CodeBlock.module.css';
import { highlighter } from './highlighter';

/** Code of more characters stays plain, because colouring it would block the page. */
const MAX_COLOURED_CHARS = 10_000;

function toNode(node: ElementContent | RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = node.properties['className'];
  return (
    <span key={key} className={Array.isArray(names) ? names.join(' ') : undefined}>
      {node.children.map(toNode)}
    </span>
  );
}

/** Code with syntax colours; plain until the render scheduler has time for it. */
const ColouredCode = memo(function ColouredCode({ language, code }: { language: string; code: string }) {
  const { isDue, placeholder } = useScheduled();
  const coloured = useMemo(
    () => (isDue ? highlighter.colour(language, code)?.children.map(toNode) : undefined),
    [isDue, language, code],
  );
  return isDue ? (coloured ?? code) : <span ref={placeholder}>{code}</span>;
});

// Each chunk is a block element, so that the browser lays out only the last one while the code grows.
const Lines = memo(function Lines({ text }: { text: string }) {
  return <span className={styles.lines}>{text}</span>;
});

function Code({ language, lines, complete }: Props) {
  const ready = useSyncExternalStore(highlighter.subscribe, highlighter.get, highlighter.get);
  const length = lines.reduce((sum, { length }) => sum + length, 0);
  const isColoured = complete && length <= MAX_COLOURED_CHARS;
  useEffect(() => {
    if (isColoured) highlighter.want(language);
  }, [isColoured, language]);
  if (isColoured && ready.has(language)) return <ColouredCode language={language} code={lines.join('')} />;
  return lines.map((text, index) => <Lines key={index} text={text} />);
}

interface Props {
  /** The text after the opening fence as it was written; it need not be a known language. */
  language: string;
  /** The code in chunks of lines; only the last chunk still changes. */
  lines: readonly string[];
  /** Whether the closing fence has arrived. */
  complete: boolean;
}

/** Code with its language, a copy button and one that wraps its lines; coloured once it is complete. */
export const CodeBlock = memo(function CodeBlock({ language, lines, complete }: Props): ReactElement {
  const [wraps, setWraps] = useState(false);
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span className={styles.language}>{language.slice(0, 30) || '代码'}</span>
        <TextButton className={styles.wrap} aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
          自动换行
        </TextButton>
        <CopyButton label="复制代码" copy={() => navigator.clipboard.writeText(lines.join('').replace(/\n$/, ''))} />
      </div>
      <pre className={styles.code} data-wraps={wraps} tabIndex={0} role="group" aria-label="代码">
        <code>
          <Code language={language} lines={lines} complete={complete} />
        </code>
      </pre>
    </div>
  );
});
