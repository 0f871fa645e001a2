import { Button } from 'antd';
import type { ReactElement } from 'react';
import styles from './Suggestions.module.css';

interface Props {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Sample questions; a click asks one. */
export function Suggestions({ questions, onAsk }: Props): ReactElement {
  return (
    <ul className={styles['list']} aria-label="示例问题">
      {questions.map((question) => (
        <li key={question}>
          <Button shape="round" size="middle" className={styles['question'] ?? ''} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
