import { fieldsSchema } from '@/lib/http/envelope';
import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { readOptions } from '../contract/options';
import { createSession, open, patiently, type Terminal } from '../contract/runContract';
import { SourceError } from './Table';

/** What the generator of a RuoYi answers of a table. Signs in as the contract check does. */
export async function askGenerator(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  table: string,
  { print, ask, stop }: Terminal,
): Promise<string> {
  const session = createSession(readOptions(args, env), stop, print);
  try {
    if (!(await patiently(() => open(session, ask)))) throw new SourceError('There is no session: see above.');
    const params = { tableName: table, pageNum: 1, pageSize: 100 };
    const { rows } = await session.http.get('/tool/gen/list', { params, schema: fieldsSchema });
    const all = Array.isArray(rows) ? rows.filter(isRecord) : [];
    const found = all.find(({ tableName }) => textOf(tableName) === table);
    if (!found) throw new SourceError(`The generator has no ${table}: it has to be imported there.`);
    const url = `/tool/gen/${encodeURIComponent(textOf(found['tableId']))}`;
    return JSON.stringify(await session.http.get(url, { schema: fieldsSchema }));
  } finally {
    session.traffic.stop();
  }
}
