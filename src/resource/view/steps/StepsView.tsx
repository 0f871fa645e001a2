import dayjs from 'dayjs';
import { FieldValue } from '../FieldValue';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import { isDone, NO_DUE, type Progress, progressOf, type StageProgress, type Steps } from '../../model/steps';
import styles from './StepProgress.module.css';

const WORDS: Readonly<Record<Progress, string>> = { done: '完成', now: '进行中', later: '未开始' };

/** How long there is until a day; empty if there is none. */
function Due({ day }: { day: string }) {
  if (day === '' || day === NO_DUE) return null;
  const left = dayjs(day).diff(today(), 'day');
  return (
    <span className={left < 0 ? styles.late : ''}>
      期限 {day}（{left < 0 ? `已过 ${-left} 天` : `还有 ${left} 天`}）
    </span>
  );
}

function Entry({ steps, entry }: { steps: Steps; entry: ServerRecord }) {
  const result = steps.of.fields.find(({ name }) => name === steps.result.field);
  const isPassed = isDone(steps, entry);
  return (
    <span className={styles.entry}>
      {textOf(entry[steps.day])} {steps.note?.(entry)}
      {!isPassed && result && <FieldValue field={result} record={entry} />}
    </span>
  );
}

/** The state of a stage in words. */
function stateText({ progress, steps }: StageProgress): string {
  const count = steps.filter((one) => one.progress === 'done').length;
  return progress === 'now' ? `${WORDS.now} ${count}/${steps.length}` : WORDS[progress];
}

interface Props {
  steps: Steps;
  record: ServerRecord;
  entries: readonly ServerRecord[];
  /** Whether it is still under way. */
  goesOn: boolean;
}

/** How far a record is: its next step with rule and due day, and all stages with the days of their steps. */
export function StepsView({ steps, record, entries, goesOn }: Props) {
  const stages = progressOf(steps, record, entries, goesOn);
  const next = stages.flatMap((stage) => stage.steps).find(({ progress }) => progress === 'now')?.step;
  return (
    <>
      {next && (
        <div className={styles.next}>
          <div>
            <b>
              下一步：{next.key} {next.label}
            </b>
            <span className={styles.state}>{[next.organ, next.article].filter(Boolean).join('，')}</span>
            {next.hint}
          </div>
          <Due day={textOf(record[steps.due])} />
        </div>
      )}
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage.label} data-progress={stage.progress}>
            <p className={styles.stage}>
              {stage.label}
              <span className={styles.state}>{stateText(stage)}</span>
            </p>
            <ol className={styles.steps}>
              {stage.steps.map(({ step, progress, entries: own }) => (
                <li key={step.key} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
                  {step.key} {step.label}
                  {own.map((entry, at) => (
                    <Entry key={at} steps={steps} entry={entry} />
                  ))}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}
