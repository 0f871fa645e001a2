import { memo, useState, type ReactElement } from 'react';
import { emptyAnswer, type Block, type Chapter } from './AnswerDoc';
import styles from './AnswerBody.module.css';
import { CodeBlock } from './CodeBlock';
import { growAnswer } from './growAnswer';
import { MarkdownPiece } from './MarkdownPiece';

const pieces = (block: Block, part?: 'items' | 'rows') =>
  block.pieces.map((piece, index) => <MarkdownPiece key={index} {...piece} {...(part && { part })} />);

const BlockView = memo(function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'markdown':
      return pieces(block);
    case 'code':
      return (
        <CodeBlock
          language={block.detail}
          lines={block.pieces.map(({ text }) => text)}
          complete={block.complete}
        />
      );
    case 'list':
      return block.detail === '' ? (
        <ul>{pieces(block, 'items')}</ul>
      ) : (
        <ol start={Number(block.detail)}>{pieces(block, 'items')}</ol>
      );
    case 'table':
      return (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label="表格">
          <table>
            <thead>
              <MarkdownPiece text={block.detail} definitions="" part="head" />
            </thead>
            <tbody>{pieces(block, 'rows')}</tbody>
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

const ChapterView = memo(function ChapterView({ chapter, tail }: { chapter: Chapter; tail: Block | undefined }) {
  return (
    <div>
      {chapter.blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
      {tail && <BlockView key={tail.key} block={tail} />}
    </div>
  );
});

interface Props {
  /** Markdown. */
  text: string;
  /** Nothing will be added. */
  finished: boolean;
}

/** An answer as far as it has come. What stands is never parsed or rendered again. */
export const AnswerBody = memo(function AnswerBody({ text, finished }: Props): ReactElement {
  const [kept, keep] = useState(emptyAnswer);
  const doc = growAnswer(kept, text, finished);
  if (doc !== kept) keep(doc);
  const last = doc.chapters.length - 1;
  return (
    <div className={styles['answer']}>
      {doc.chapters.map((chapter, index) => (
        <ChapterView key={chapter.key} chapter={chapter} tail={index === last ? doc.tail : undefined} />
      ))}
    </div>
  );
});
