import { memo, type ReactElement } from 'react';
import styles from './AnswerBody.module.css';
import { StreamingMarkdown } from './StreamingMarkdown';
import { roomFor } from './roomFor';
import { useRoom } from './useRoom';

/** A part of an answer that was there before; read when it comes near the view, forgotten when it leaves. */
export const Stretch = memo(function Stretch({ text }: { text: string }): ReactElement {
  const { element, room } = useRoom(roomFor(text.length));
  if (room !== undefined) return <div ref={element} style={{ height: room }} />;
  return (
    <div ref={element} className={styles['part']}>
      <StreamingMarkdown text={text} finished />
    </div>
  );
});
