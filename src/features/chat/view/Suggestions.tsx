import type { ReactElement } from 'react';
import styles from './Suggestions.module.css';

interface Props {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Sample questions; a click asks one (contract.md section 7). */
export function Suggestions({ questions, onAsk }: Props): ReactElement {
  return (
    <ul className={styles['list']} aria-label="示例问题">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles['question']} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
