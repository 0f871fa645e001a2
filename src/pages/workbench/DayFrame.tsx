import type { ComponentType } from 'react';
import type { Figure, Reminder } from '@/resource/model/reminders';
import { Section } from '@/ui/section/Section';
import styles from './Day.module.css';
import { type Line, useDay } from './useDay';

export interface LineProps<Counted> {
  line: Line<Counted>;
}

interface Props {
  ReminderTile: ComponentType<LineProps<Reminder>>;
  FigureTile: ComponentType<LineProps<Figure>>;
}

/** 待办 and the line of figures, each in its place from the first frame on. */
export function DayFrame({ ReminderTile, FigureTile }: Props) {
  const day = useDay();
  if (!day) return null;
  return (
    <>
      <Section title="待办">
        {day.reminders.length === 0 && <p className={styles.calm}>没有待办，目前没有需要您处理的事项。</p>}
        {day.reminders.length > 0 && (
          <ul className={styles.reminders}>
            {day.reminders.map((line) => (
              <ReminderTile key={line.counted.label} line={line} />
            ))}
          </ul>
        )}
      </Section>
      {day.figures.length > 0 && (
        <section className={styles.box} aria-label="概况">
          <ul className={styles.figures}>
            {day.figures.map((line) => (
              <FigureTile key={line.counted.label} line={line} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Stands where a number will. */
export const NumberBar = () => <i className={styles.bar} aria-hidden="true" />;

const TileOnTheWay = ({ line: { counted } }: LineProps<{ label: string }>) => (
  <li className={styles.tile} aria-busy="true">
    <span className={styles.label}>{counted.label}</span>
    <p className={styles.value}>
      <NumberBar />
    </p>
  </li>
);

/** The same before anything is counted. */
export const DayOnTheWay = () => <DayFrame ReminderTile={TileOnTheWay} FigureTile={TileOnTheWay} />;
