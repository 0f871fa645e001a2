import type { ReactElement } from 'react';
import { ChapterView } from './ChapterView';
import { roomFor } from './roomFor';
import { showAll } from './showTail';
import { useReading, type ReadingProps } from './useReading';

interface Props extends ReadingProps {
  /** Nothing will be added although the text is not whole: marks that it leaves open are closed. */
  broken?: boolean;
}

/** An answer, or a part of it, as far as it is read. What stands is never parsed or rendered again. */
export function Reading({ broken = false, ...props }: Props): ReactElement {
  const { doc, unread, unreadPlace } = useReading(props);
  const { chapters, tail } = broken && unread === 0 ? showAll(doc) : doc;
  const last = chapters.length - 1;
  return (
    <>
      {chapters.map((chapter, index) => (
        <ChapterView key={chapter.key} chapter={chapter} tail={index === last ? tail : undefined} />
      ))}
      {unread > 0 && <div ref={unreadPlace} data-unread style={{ height: roomFor(unread) }} />}
    </>
  );
}
