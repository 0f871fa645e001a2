import type { ElementContent, Root, RootContent } from 'hast';
import { createContext, memo, use, useEffect, useState, type ReactNode } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { whenIdle } from '@/lib/pause';
import { writeClipboard } from '@/lib/writeClipboard';
import { CopyButton } from '../button/CopyButton';
import { TextButton } from '../button/TextButton';
import styles from './CodeBlock.module.css';

const load = loadWithRetry(() => import('./highlightEngine'));

/** Code of more characters stays plain, because colouring it would block the page. */
const MAX_COLOURED_CHARS = 10_000;
/** Languages of chart data, which nobody reads; their blocks are folded. */
const FOLDED = new Set(['echarts', 'mermaid']);

/** Whether more of the block may come. */
export const IsGrowingContext = createContext(false);

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

const ColouredCode = memo(function ColouredCode({ language, code }: Props) {
  const [colour, setColour] = useState<(language: string, code: string) => Root | undefined>();
  useEffect(() => {
    let isHere = true;
    // Arriving text comes first. If loading fails, the next block tries again.
    const engine = language === '' ? undefined : whenIdle().then(load);
    engine?.then(
      (loaded) => isHere && setColour(() => loaded.colour),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  return colour?.(language, code)?.children.map(toNode) ?? code;
});

interface Props {
  /** The text after the opening fence as it was written; it need not be a known language. */
  language: string;
  code: string;
}

/** Code with its language, a copy button and one that wraps its lines; coloured once it is complete. */
export function CodeBlock({ language, code }: Props) {
  const isGrowing = use(IsGrowingContext);
  const [wraps, setWraps] = useState(false);
  const name = language.slice(0, 30) || '代码';
  const block = (
    <div className={styles.block}>
      <div className={styles.bar}>
        <span className={styles.language}>{name}</span>
        <TextButton className={styles.wrap} aria-pressed={wraps} onClick={() => setWraps(!wraps)}>
          自动换行
        </TextButton>
        <CopyButton label="复制代码" copy={() => writeClipboard({ 'text/plain': code.replace(/\n$/, '') })} />
      </div>
      <pre className={styles.code} data-wraps={wraps} tabIndex={0} role="group" aria-label="代码">
        <code>
          {isGrowing || code.length > MAX_COLOURED_CHARS ? code : <ColouredCode language={language} code={code} />}
        </code>
      </pre>
    </div>
  );
  if (!FOLDED.has(language.toLowerCase())) return block;
  return (
    <details>
      <summary>{name}</summary>
      {block}
    </details>
  );
}
