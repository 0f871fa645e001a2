import { memo, type ReactNode } from 'react';
import styles from './AnswerBody.module.css';
import type { Block } from './AnswerDoc';
import { CodeBlock } from './CodeBlock';
import { MarkdownPiece } from './MarkdownPiece';

const pieces = (block: Block, part?: 'items') =>
  block.pieces.map((piece, index) => <MarkdownPiece key={index} {...piece} {...(part && { part })} />);

/** A top-level block of an answer: the element around its pieces. */
export const BlockView = memo(function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'markdown':
      return pieces(block);
    case 'code':
      return (
        <CodeBlock language={block.detail} lines={block.pieces.map(({ text }) => text)} complete={block.complete} />
      );
    case 'list':
      return block.detail === '' ? (
        <ul>{pieces(block, 'items')}</ul>
      ) : (
        <ol start={Number(block.detail)}>{pieces(block, 'items')}</ol>
      );
    case 'table':
      return (
        <div className={styles['scroll']} tabIndex={0} role="group" aria-label="表格">
          <table>
            <thead>
              <MarkdownPiece text={block.detail} definitions="" part="head" />
            </thead>
            {block.pieces.map((piece, index) => (
              // A browser lays out the bodies of a table that have not changed no second time.
              <tbody key={index}>
                <MarkdownPiece {...piece} part="rows" />
              </tbody>
            ))}
          </table>
        </div>
      );
    case 'paragraph':
      return (
        <p>
          {block.pieces.map((piece, index) => (
            <MarkdownPiece key={index} {...piece} part={index === 0 ? 'run' : 'runRest'} />
          ))}
        </p>
      );
    case 'note':
      return (
        <div className={styles['note']}>
          <sup>[{block.detail}]</sup>
          <div>{pieces(block)}</div>
        </div>
      );
  }
});
