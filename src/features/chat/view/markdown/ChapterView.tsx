import { memo, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { Block, Chapter } from './AnswerDoc';
import { BlockView } from './BlockView';

/** Chapters are in the page for as many pixels above and below the view. */
const MARGIN = '2000px 0px';
const LINE = 24;
const PER_LINE = 36;

/** Height in pixels that a chapter will have, about. */
const estimate = ({ blocks }: Chapter) =>
  blocks.reduce((sum, { pieces }) => {
    const length = pieces.reduce((total, { text }) => total + text.length, 0);
    return sum + LINE + Math.ceil(length / PER_LINE) * LINE;
  }, 0);

interface Props {
  chapter: Chapter;
  /** What follows in the last chapter and is not complete. */
  tail: Block | undefined;
  /** Not in the page until it comes near the view. */
  isFolded: boolean;
}

/**
 * Some blocks of an answer. Far from the view they leave the page and only their room stays, so that a long answer
 * costs no more memory and layout than a short one.
 */
export const ChapterView = memo(function ChapterView({ chapter, tail, isFolded }: Props): ReactElement {
  const [room, setRoom] = useState(() => (isFolded ? estimate(chapter) : undefined));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = element.current?.closest('[role="log"]');
    if (!element.current || !root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1];
        setRoom(!entry || entry.isIntersecting ? undefined : entry.boundingClientRect.height);
      },
      { root, rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  if (room !== undefined && !tail) return <div ref={element} style={{ height: room }} />;
  // One list: a tail that is complete becomes a block of the chapter, and keeps its place in the page.
  const blocks = tail ? [...chapter.blocks, tail] : chapter.blocks;
  return (
    <div ref={element}>
      {blocks.map((block) => (
        <BlockView key={block.key} block={block} />
      ))}
    </div>
  );
});
