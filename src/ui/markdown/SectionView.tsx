import { toJsxRuntime, type Components, type ExtraProps } from 'hast-util-to-jsx-runtime';
import { memo, type ReactElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { estimateHeight } from './estimateHeight';
import { usePlaceholderWhenFar } from './usePlaceholderWhenFar';
import { CodeBlock } from './CodeBlock';
import type { Block, Chunk, MarkdownSection } from './IncrementalDocument';
import { growingTree } from './growingTree';
import type { FirstBlockPart } from './safeTree';
import styles from './StreamingMarkdown.module.css';

const COMPONENTS: Partial<Components> = {
  pre({ node }: ExtraProps) {
    const code = node?.children[0];
    if (code?.type !== 'element') return null;
    const names = code.properties['className'];
    const language = Array.isArray(names) ? String(names[0] ?? '').replace(/^language-/, '') : '';
    const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
    return <CodeBlock language={language} lines={[text]} complete />;
  },
};

/** A chunk of markdown as elements; rendered again only when its text changes. */
export const MarkdownChunk = memo(function MarkdownChunk({
  text,
  definitions,
  part,
}: Chunk & { part?: FirstBlockPart }): ReactElement {
  const tree = growingTree(definitions ? `${text}\n\n${definitions}` : text, part);
  const options = { Fragment, jsx, jsxs, components: COMPONENTS, ignoreInvalidStyle: true, passNode: true };
  // Its type is that of the global namespace JSX, which React has no more.
  return toJsxRuntime(tree, options) as ReactElement;
});

const chunksOf = (block: Block, part?: 'items') =>
  block.chunks.map((chunk, index) => <MarkdownChunk key={index} {...chunk} {...(part && { part })} />);

/** Renders a top-level block: its element, and its chunks inside. */
const BlockView = memo(function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'markdown':
      return chunksOf(block);
    case 'code':
      return (
        <CodeBlock language={block.detail} lines={block.chunks.map(({ text }) => text)} complete={block.complete} />
      );
    case 'list':
      return block.detail === '' ? (
        <ul>{chunksOf(block, 'items')}</ul>
      ) : (
        <ol start={Number(block.detail)}>{chunksOf(block, 'items')}</ol>
      );
    case 'table':
      return (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label="表格">
          <table>
            <thead>
              <MarkdownChunk text={block.detail} definitions="" part="head" />
            </thead>
            {block.chunks.map((chunk, index) => (
              // One `tbody` for each chunk, because the browser does not lay out unchanged ones again.
              <tbody key={index}>
                <MarkdownChunk {...chunk} part="rows" />
              </tbody>
            ))}
          </table>
        </div>
      );
    case 'paragraph':
      return (
        <p>
          {block.chunks.map((chunk, index) => (
            <MarkdownChunk key={index} {...chunk} part={index === 0 ? 'run' : 'runRest'} />
          ))}
        </p>
      );
    case 'note':
      return (
        <div className={styles.note}>
          <sup>[{block.detail}]</sup>
          <div>{chunksOf(block)}</div>
        </div>
      );
  }
});

const charsIn = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { chunks }) => chunks.reduce((chars, { text }) => chars + text.length, sum), 0);

interface Props {
  section: MarkdownSection;
  /** The unfinished block after the complete blocks of the section. */
  tail: Block | undefined;
}

/** The blocks of a section. The browser draws them only near the view (`content-visibility`). */
export const SectionView = memo(function SectionView({ section, tail }: Props): ReactElement {
  const { element, height } = usePlaceholderWhenFar();
  if (height !== undefined && !tail) return <div ref={element} style={{ height }} />;
  // Tail and blocks in one list, so that the tail keeps its element when it becomes a block of the section.
  const blocks = tail ? [...section.blocks, tail] : section.blocks;
  // Without the tail, because a change of style at each frame costs time.
  const style = { containIntrinsicBlockSize: `auto ${estimateHeight(charsIn(section.blocks))}px` };
  return (
    <div ref={element} className={styles.section} data-section style={style}>
      {blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </div>
  );
});
