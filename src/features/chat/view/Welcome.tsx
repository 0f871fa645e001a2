import type { ReactElement, ReactNode } from 'react';
import { CustomerServiceOutlined } from '@ant-design/icons';
import { ASSISTANT_NAME } from '../assistantTexts';
import styles from './Welcome.module.css';

interface Props {
  /** What the assistant says. */
  text: ReactNode;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** What stands before the first question: the greeting, and sample questions as cards, each of which asks it (§4.35). */
export function Welcome({ text, questions, onAsk }: Props): ReactElement {
  return (
    <div className={styles.welcome} role="log" aria-live="off" aria-label="对话记录" tabIndex={-1}>
      <article className={styles.middle} aria-label={ASSISTANT_NAME}>
        <CustomerServiceOutlined className={styles.icon} aria-hidden />
        <div className={styles.text}>{text}</div>
        <ul className={styles.cards} aria-label="示例问题">
          {questions.map((question) => (
            <li key={question}>
              <button type="button" className={styles.card} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </article>
    </div>
  );
}
