import { memo, useState, type ReactElement } from 'react';
import { emptyAnswer } from './AnswerDoc';
import styles from './AnswerBody.module.css';
import { ChapterView } from './ChapterView';
import { growAnswer } from './growAnswer';

interface Props {
  /** Markdown. */
  text: string;
  /** Nothing will be added. */
  finished: boolean;
}

/** An answer as far as it has come. What stands is never parsed or rendered again. */
export const AnswerBody = memo(function AnswerBody({ text, finished }: Props): ReactElement {
  const [kept, keep] = useState(emptyAnswer);
  // An answer that was there before needs not be in the page from top to bottom at once.
  const [isOld] = useState(finished);
  const doc = growAnswer(kept, text, finished);
  if (doc !== kept) keep(doc);
  const last = doc.chapters.length - 1;
  return (
    <div className={styles['answer']}>
      {doc.chapters.map((chapter, index) => (
        <ChapterView
          key={chapter.key}
          chapter={chapter}
          isFolded={isOld && index > 0 && index < last}
          tail={index === last ? doc.tail : undefined}
        />
      ))}
    </div>
  );
});
