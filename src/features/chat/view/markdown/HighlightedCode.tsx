import type { ElementContent, RootContent } from 'hast';
import { memo, useMemo, type ReactNode } from 'react';
import { useScheduled } from '../useScheduled';
import { highlighter } from './highlighter';

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

/** Code in colours; plain until it is its turn, and where its language is not loaded. */
export const HighlightedCode = memo(function HighlightedCode({ language, code }: { language: string; code: string }) {
  const { isDue, placeholder } = useScheduled();
  const coloured = useMemo(
    () => (isDue ? highlighter.colour(language, code)?.children.map(toNode) : undefined),
    [isDue, language, code],
  );
  return isDue ? (coloured ?? code) : <span ref={placeholder}>{code}</span>;
});
