import { Button } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { AI_NOTICE, QUESTION_HINT, SAMPLE_QUESTIONS } from '@/features/chat/assistantTexts';
import { checkQuestionLength } from '@/features/chat/composer/questionRules';
import { openChatDialog } from '@/features/chat/openChatDialog';
import { useKeptInput } from '@/features/keptInput/useKeptInput';
import { textOf } from '@/lib/record/ServerRecord';
import { Section } from '@/ui/section/Section';
import styles from './AskCard.module.css';

/** The first ones: the others stand in the dialog. */
const SAMPLES = SAMPLE_QUESTIONS.slice(0, 2);

const ask = (question: string, onFailed?: () => void) =>
  openChatDialog({ size: 'large', question, asks: true, onFailed });

/** AI 问答: asks the assistant, or opens the dialog with the conversations before. */
export function AskCard({ className = '' }: { className?: string | undefined }) {
  const kept = useKeptInput('ask');
  const [question, setQuestion] = useState(() => textOf(kept.read()?.['question']));
  const field = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setQuestion(text);
    if (text === '') kept.drop();
    else kept.keep({ question: text });
  };
  const length = checkQuestionLength(question, appConfig.chatMaxQuestion);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = question.trim();
    if (text === '') return openChatDialog({ size: 'large' });
    if (length.isTooLong) return;
    type('');
    // What was typed meanwhile stays.
    ask(text, () => type([text, field.current?.value].filter(Boolean).join(' ')));
  };
  return (
    <Section
      title="AI 问答"
      className={`${styles.card} ${className}`}
      extra={
        <Button type="link" aria-haspopup="dialog" onClick={() => openChatDialog({ size: 'large' })}>
          历史会话
        </Button>
      }
    >
      <form className={styles.ask} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          aria-label="向 AI 提问"
          placeholder={QUESTION_HINT}
          aria-invalid={length.isTooLong}
          value={question}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="primary" htmlType="submit" size="middle">
          提问
        </Button>
      </form>
      {length.notice !== '' && <p role="status">{length.notice}</p>}
      <ul className={styles.list} aria-label="示例问题">
        {SAMPLES.map((sample) => (
          <li key={sample}>
            <button type="button" className={styles.sample} onClick={() => ask(sample)}>
              {sample}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.notice}>{AI_NOTICE}</p>
    </Section>
  );
}
