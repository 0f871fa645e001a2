import { use, type ReactElement } from 'react';
import { RenderSchedulerContext } from '../RenderSchedulerContext';
import { ChapterView } from './ChapterView';
import { roomFor } from './roomFor';
import { showAll } from './showTail';
import { useStreamingMarkdown, type StreamingMarkdownProps } from './useStreamingMarkdown';

interface Props extends StreamingMarkdownProps {
  /** Nothing will be added although the text is not whole: marks that it leaves open are closed. */
  broken?: boolean;
}

/** An answer, or a part of it, as far as it is read. Complete blocks are never parsed or rendered again. */
export function StreamingMarkdown({ broken = false, ...props }: Props): ReactElement {
  const scheduler = use(RenderSchedulerContext);
  const { doc, isLive, unread, unreadElement } = useStreamingMarkdown(props);
  const { chapters, tail } = broken && unread === 0 ? showAll(doc) : doc;
  const last = chapters.length - 1;
  return (
    <>
      {chapters.map((chapter, index) => (
        // A few new words are rendered at once. A chapter that comes back into view waits for its turn.
        <RenderSchedulerContext key={chapter.key} value={isLive && index === last ? undefined : scheduler}>
          <ChapterView chapter={chapter} tail={index === last ? tail : undefined} />
        </RenderSchedulerContext>
      ))}
      {unread > 0 && <div ref={unreadElement} data-unread style={{ height: roomFor(unread) }} />}
    </>
  );
}
