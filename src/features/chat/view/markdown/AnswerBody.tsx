import { memo, useState, type ReactElement } from 'react';
import { emptyAnswer } from './AnswerDoc';
import styles from './AnswerBody.module.css';
import { ChapterView } from './ChapterView';
import { growAnswer } from './growAnswer';
import { showAll } from './showTail';

interface Props {
  /** Markdown. */
  text: string;
  /** Nothing will be added. */
  finished: boolean;
  /** Nothing will be added although the text is not whole: marks that it leaves open are closed. */
  broken?: boolean;
}

/** An answer as far as it has come. What stands is never parsed or rendered again. */
export const AnswerBody = memo(function AnswerBody({ text, finished, broken = false }: Props): ReactElement {
  const [kept, keep] = useState(emptyAnswer);
  // An answer that was there before needs not be in the page from top to bottom at once.
  const [isOld] = useState(finished || broken);
  const grown = growAnswer(kept, text, finished);
  const doc = broken ? showAll(grown) : grown;
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
