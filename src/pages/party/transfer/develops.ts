import { lacksCall } from '@/lib/http/lacksCall';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { ListParams } from '@/resource/model/listQuery';
import type { Read, Resource } from '@/resource/model/Resource';
import { DEVELOPS, UNDER_WAY } from '../develop/develops';
import { STEPS } from '../develop/steps';

/** A server without the tables of 发展党员 has nobody in it: none. Any other failure is one. */
const rowsOrNone = (read: Read, list: Resource, query: ListParams) =>
  read(list, query).catch((error: unknown) => {
    if (!lacksCall(error)) throw error;
    return [];
  });

/** What is under way of the member of a transfer, in whichever branch. The list is not asked for by member. */
export async function readDevelops(
  read: Read,
  { memberId, memberName }: ServerRecord,
): Promise<readonly ServerRecord[]> {
  const rows = await rowsOrNone(read, DEVELOPS, { personName: textOf(memberName), status: UNDER_WAY });
  return rows.filter((row) => textOf(row['memberId']) === textOf(memberId));
}

export async function readDevelopSteps(
  read: Read,
  develops: readonly ServerRecord[],
): Promise<readonly ServerRecord[]> {
  const lists = await Promise.all(
    develops.map(({ developId }) => rowsOrNone(read, STEPS, { developId: textOf(developId) })),
  );
  return lists.flat();
}
