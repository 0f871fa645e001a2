import { useId } from 'react';
import buttons from '../button/button.module.css';
import { PlainModal } from '../modal/PlainModal';
import styles from './QuestionDialog.module.css';

const WIDTH = 416;

export interface Question {
  id: string;
  content: string;
  /** Whether it can be answered with no. */
  isChoice: boolean;
  onAnswer: (agreed: boolean) => void;
}

/** One question or piece of news (spec.md section 8, "Dialogs"). */
export function QuestionDialog({ content, isChoice, onAnswer }: Question) {
  const text = useId();
  return (
    <PlainModal title="温馨提示" width={WIDTH} describedBy={text} onClose={() => onAnswer(false)}>
      <p id={text} className={styles['content']}>
        {content}
      </p>
      <div className={styles['answers']}>
        {isChoice && (
          <button type="button" className={buttons['button']} onClick={() => onAnswer(false)}>
            取消
          </button>
        )}
        <button
          type="button"
          className={`${buttons['button']} ${buttons['primary']}`}
          autoFocus
          onClick={() => onAnswer(true)}
        >
          确定
        </button>
      </div>
    </PlainModal>
  );
}
