import { permissionFor } from '@/lib/permission';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAccess } from '@/features/access/useAccess';
import { useBranches } from '@/resource/data/useBranches';
import { useTotal } from '@/resource/data/useTotal';
import { filtersOf } from '@/resource/model/count';
import type { None } from '@/resource/model/reminders';
import { addressOf } from '@/state/routes/routeTree';
import { CountFailure } from './CountFailure';
import styles from './Day.module.css';
import { type LineProps, NumberBar } from './DayFrame';
import { STALE_AFTER_S } from './useDay';

interface Props extends LineProps<{ label: string }> {
  none: None;
  /** The number, which is 0. */
  children: ReactNode;
}

/** What is said in place of 0 where nothing was planned or made at all, with the way there. */
export default function NoneText({ line: { counted, list, node }, none, children }: Props) {
  const { hasAnyPermission } = useAccess();
  const { currentData: total, error, isFetching, refetch } = useTotal(list, filtersOf(none), STALE_AFTER_S);
  const { entries, isLoading, problem } = useBranches(total === 0 ? none.branches : undefined, '');
  if (error && !isFetching) return <CountFailure label={counted.label} error={error} retry={() => void refetch()} />;
  if (total === undefined || error || isLoading) return <NumberBar />;
  if (total > 0 || (entries.length === 0 && problem === undefined)) return children;
  return (
    <span className={styles.say}>
      {none.label}{' '}
      {hasAnyPermission(permissionFor(list, 'add')) && (
        <Link to={addressOf(node)} className={styles.link} aria-label={`去生成：${counted.label}`}>
          去生成
        </Link>
      )}
    </span>
  );
}
