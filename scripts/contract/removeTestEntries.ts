import { dialectOf } from './dictProbes';
import type { Session } from './probe';

const signal = () => new AbortController().signal;

/** Finds our test type in any of the lists. */
async function findType({ calls }: ReturnType<typeof dialectOf>, dictType: string) {
  for (const list of [calls.types, calls.typeOptions]) {
    const found = await list(signal()).then(
      (types) => types.find((type) => type.dictType === dictType),
      () => undefined,
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Removes the test entries that are left, however the check ended. Reports whether they are removed now, or must be
 * removed by hand.
 */
export async function removeTestEntries(session: Session, dictType: string): Promise<void> {
  const dialect = dialectOf(session);
  const { calls } = dialect;
  const type = await findType(dialect, dictType);
  if (!type) return;
  const items = await calls.items(dictType, false, signal()).catch(() => []);
  for (const { id } of items) await calls.removeItem(id).catch(() => undefined);
  await calls.removeType(type.id).catch(() => undefined);
  const left = await findType(dialect, dictType);
  session.report.skip('the test entries', left ? `remove the type ${dictType} by hand` : 'removed after all');
}
