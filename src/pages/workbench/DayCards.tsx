import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTotal } from '@/resource/data/useTotal';
import { filtersOf } from '@/resource/model/count';
import type { ListQuery } from '@/resource/model/listQuery';
import { figureCounts, figureFilters, figureNumbers } from '@/resource/model/figures';
import type { Figure, Reminder } from '@/resource/model/reminders';
import { addressOf } from '@/state/routes/routeTree';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { CountFailure } from './CountFailure';
import styles from './Day.module.css';
import { DayFrame, type LineProps, NumberBar } from './DayFrame';
import { STALE_AFTER_S } from './useDay';

/** Said when everything is counted, and only where that is nothing. */
const NoneText = lazyWithRetry(() => import('./NoneText'), NumberBar);

const numberText = (total: number) => total.toLocaleString('zh-CN');

/** Counts, of which a figure has up to three: whether they are there, what has failed, and how to try again. */
function useTotals({ list }: LineProps<unknown>['line'], [first, second, third]: readonly ListQuery['filters'][]) {
  const calls = [
    useTotal(list, first, STALE_AFTER_S),
    useTotal(list, second, STALE_AFTER_S),
    useTotal(list, third, STALE_AFTER_S),
  ];
  const failed = calls.filter(({ error, isFetching }) => error && !isFetching);
  return {
    totals: calls.map(({ currentData, error }) => (error ? undefined : currentData)),
    hasFailed: failed.length > 0,
    error: failed[0]?.error,
    /** The server has no such list. */
    isLacking: failed.some(({ error }) => error && 'isLacking' in error && error.isLacking && !error.isRefused),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** A place whose line is left out: nothing moves into it. */
const EmptyPlace = () => <li className={styles.empty} aria-hidden="true" />;

function Tile({ label, isBusy, children }: { label: string; isBusy: boolean; children: ReactNode }) {
  return (
    <li className={styles.tile} aria-busy={isBusy}>
      <span className={styles.label}>{label}</span>
      <p className={styles.value}>{children}</p>
    </li>
  );
}

function ReminderTile({ line }: LineProps<Reminder>) {
  const { counted, node } = line;
  const { label, none, isLate } = counted;
  const filters = filtersOf(counted);
  const { totals, hasFailed, isLacking, ...failure } = useTotals(line, [filters]);
  const [total] = totals;
  if (isLacking) return <EmptyPlace />;
  const number = total !== undefined && (
    <Link to={addressOf(node, filters)} className={styles.link} aria-label={`${label} ${numberText(total)} 条`}>
      <b className={total === 0 ? styles.none : isLate && styles.late}>{numberText(total)}</b> 条
    </Link>
  );
  return (
    <Tile label={label} isBusy={total === undefined && !hasFailed}>
      {hasFailed ? (
        <CountFailure label={label} {...failure} />
      ) : total === 0 && none ? (
        <NoneText line={line} none={none}>
          {number}
        </NoneText>
      ) : (
        number || <NumberBar />
      )}
    </Tile>
  );
}

function FigureTile({ line }: LineProps<Figure>) {
  const { counted, node } = line;
  const { label, unit, none } = counted;
  const { totals, hasFailed, isLacking, ...failure } = useTotals(line, figureCounts(counted));
  const numbers = figureNumbers(counted, totals);
  if (isLacking) return <EmptyPlace />;
  const rest = numbers && [numbers.of === undefined ? '' : `/ ${numberText(numbers.of)}`, unit].join(' ');
  const figure = numbers && (
    <Link
      to={addressOf(node, figureFilters(counted))}
      className={styles.link}
      aria-label={`${label} ${numberText(numbers.part)} ${rest}`}
    >
      <b>{numberText(numbers.part)}</b> {rest}
    </Link>
  );
  return (
    <Tile label={label} isBusy={!numbers && !hasFailed}>
      {hasFailed ? (
        <>
          <b>—</b> <CountFailure label={label} {...failure} />
        </>
      ) : numbers && none && (numbers.of ?? numbers.part) === 0 ? (
        <NoneText line={line} none={none}>
          {figure}
        </NoneText>
      ) : (
        (figure ?? <NumberBar />)
      )}
    </Tile>
  );
}

/** 待办 and the line of figures, counted. */
export default function DayCards() {
  return <DayFrame ReminderTile={ReminderTile} FigureTile={FigureTile} />;
}
