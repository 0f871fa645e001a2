import { memo, type ReactElement } from 'react';
import styles from './AnswerBody.module.css';
import type { Block, Chapter } from './AnswerDoc';
import { BlockView } from './BlockView';
import { useRoom } from './useRoom';

interface Props {
  chapter: Chapter;
  /** What follows in the last chapter and is not complete. */
  tail: Block | undefined;
}

/** Some blocks of an answer; far from the view only their room stays. */
export const ChapterView = memo(function ChapterView({ chapter, tail }: Props): ReactElement {
  const { element, room } = useRoom();
  if (room !== undefined && !tail) return <div ref={element} style={{ height: room }} />;
  // One list: a tail that is complete becomes a block of the chapter, and keeps its place in the page.
  const blocks = tail ? [...chapter.blocks, tail] : chapter.blocks;
  return (
    <div ref={element} className={styles['part']}>
      {blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </div>
  );
});
