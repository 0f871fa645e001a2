import { textOf } from '@/lib/record/ServerRecord';
import { useAllRecordsQuery, WHEN_STALE } from '@/resource/data/recordEndpoints';
import { keyOf } from '@/resource/model/Resource';
import { registerResource } from '@/resource/model/resourceRegistry';
import { ATTENDANCE } from '../meeting/attendance';
import { attendRate } from './reviewRules';

registerResource(ATTENDANCE, 'meetingId');

interface Props {
  review: { deptId?: unknown; memberId?: unknown; reviewYear?: unknown };
}

/** How often a member was at the meetings of the year. Those of a branch are one call. */
export function AttendRate({ review: { deptId, memberId, reviewYear } }: Props) {
  const year = textOf(reviewYear);
  const query = { deptId: textOf(deptId), params: { beginHoldDate: `${year}-01-01`, endHoldDate: `${year}-12-31` } };
  const { data, isError } = useAllRecordsQuery({ list: keyOf(ATTENDANCE), queries: [query] }, WHEN_STALE);
  if (!data && !isError) return null;
  return attendRate(data ?? [], memberId) || '—';
}
