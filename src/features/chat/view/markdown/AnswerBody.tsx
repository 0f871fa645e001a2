import { memo, use, useState, type ReactElement } from 'react';
import { RenderSchedulerContext } from '../RenderSchedulerContext';
import styles from './AnswerBody.module.css';
import { StreamingMarkdown } from './StreamingMarkdown';
import { splitAnswer } from './splitAnswer';
import { Stretch } from './Stretch';

interface Props {
  /** Markdown; only ever grows. */
  text: string;
  /** The end of `text` in a string of its own, where that is cheaper to read. */
  recent?: string | undefined;
  /** Nothing will be added. */
  finished: boolean;
  /** Nothing will be added although the text is not whole. */
  broken?: boolean;
}

/** An answer as far as it has come. Of one that was long already, only what is near the view is read. */
export const AnswerBody = memo(function AnswerBody({
  text,
  recent = '',
  finished,
  broken = false,
}: Props): ReactElement {
  const isScheduled = use(RenderSchedulerContext) !== undefined;
  const [{ earlier, from }] = useState(() => {
    const starts = isScheduled ? splitAnswer(text) : [0];
    const parts = starts.slice(1).map((end, index) => text.slice(starts[index], end));
    return { earlier: parts, from: starts.at(-1) ?? 0 };
  });
  return (
    <div className={styles['answer']}>
      {earlier.map((part, index) => (
        <Stretch key={index} text={part} />
      ))}
      <StreamingMarkdown text={text} recent={recent} from={from} finished={finished} broken={broken} />
    </div>
  );
});
