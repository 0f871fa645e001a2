import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { textOf } from '@/lib/record/ServerRecord';
import type * as generator from './fromServer/askGenerator';
import type * as comparing from './fromServer/comparePages';
import { type Description, describe } from './fromServer/describe';
import { chosen, knownLists, tablesIn, textOfSource } from './fromServer/readSource';
import { camel, type Column, SourceError, type Table } from './fromServer/Table';
import { DICTS, filesOf, LIST, placed, ROWS, upper, withDicts, withPage, withRow } from './fromServer/write';
import { withVite } from './withVite';

const USAGE = `npm run new -- office/booking 会议室预约
npm run new -- --from SOURCE [--table NAME] [--at office/booking]
npm run new -- --diff [office/booking] --from SOURCE [--table NAME]

SOURCE: CREATE TABLE, an OpenAPI document in JSON, an answer of RuoYi's generator or of a list, as a file or an address;
or the address of a RuoYi with --table, --user and --password (as of npm run contract).`;

const AT = /^([a-z]\w*)\/([a-z]\w*)$/;

/** A page of one field, to begin with. */
export function frameOf(at: string, title: string): Description {
  const [, , word] = AT.exec(at) ?? [];
  if (!word || !title || /[^\p{L}\p{N}]/u.test(title)) throw new SourceError(USAGE);
  const column = (name: string, comment: string, more: Partial<Column> = {}): Column => ({
    name,
    comment,
    type: 'text',
    required: false,
    ...more,
  });
  const columns = [
    column(`${word}Id`, '', { type: 'integer' }),
    column(`${word}Name`, '名称', { required: true, length: 50 }),
    column('status', '状态（0正常 1停用）', { length: 1, initial: '0' }),
    column('createTime', '创建时间', { type: 'time' }),
    column('remark', '备注', { length: 500 }),
  ];
  return describe(placed({ name: word, title, key: `${word}Id`, columns }, at), []);
}

/** All that a new page writes, by path: its files, and those that get a line of it. */
export async function newFiles(
  at: string,
  description: Description,
  read = (file: string) => readFileSync(file, 'utf8'),
) {
  // A page of another area may be called the same.
  const [group = '', word = ''] = at.split('/');
  const isTaken = existsSync(`tests/flows/${word}.test.tsx`);
  const files = filesOf(description, at, isTaken ? `tests/flows/${group}${upper(word)}.test.tsx` : undefined);
  const lists = { [LIST]: withPage(read(LIST), at, description), [DICTS]: withDicts(read(DICTS), description) };
  const isAtItsPath = description.table.path === `/${at}`;
  const all = { ...files, ...lists, ...(isAtItsPath && { [ROWS]: withRow(read(ROWS), at, description) }) };
  const texts = Object.entries(all).map(
    async ([file, text]) => [file, await format(text, { ...(await resolveConfig(file)), filepath: file })] as const,
  );
  return { own: Object.keys(files), texts: Object.fromEntries(await Promise.all(texts)) };
}

/** What was guessed of each column and why, and what is to be asked. */
function told({ table, guesses, below }: Description): string[] {
  const places = (field: Description['guesses'][number]['field'] = {}) =>
    ['query', 'column', 'form'].filter((place) => field[place]).join(' ') || '-';
  return [
    `${table.name} ${table.title}: ${table.path}, permissions ${table.permission}:…`,
    ...guesses.map(
      ({ column, field, because }) =>
        `  ${column.name}  ${textOf(field?.['label'])}  ${field ? textOf(field['kind'] ?? 'text') : 'not shown'}  ${places(field)}  (${because})`,
    ),
    ...(table.questions ?? []).map((question) => `? ${question}`),
    ...guesses.flatMap(({ column, question }) => (question === undefined ? [] : `? ${column.name}: ${question}`)),
    ...below.flatMap(({ by, of }) => [`${of.table.name} belongs to it by ${by}: a dialog of the row`, ...told(of)]),
  ];
}

/** The place of a page, by the name of its table: `party_fee` is `party/fee`. */
function placeOf({ name, path }: Table, given: string | undefined): string {
  const at =
    given ??
    (path ?? `/${name.replace('_', '/')}`)
      .replace(/^.*\/([^/]+\/[^/]+)$/, '$1')
      .replace(/^\//, '')
      .split('/')
      .map((part) => camel(part.replace(/-/g, '_')))
      .join('/');
  if (AT.test(at)) return at;
  throw new SourceError(`Say where the page of ${name} is by --at office/booking.`);
}

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  diff: { type: 'boolean' },
  ...{ from: TEXT, table: TEXT, at: TEXT },
  ...{ user: TEXT, password: TEXT, captcha: TEXT, token: TEXT, tenant: TEXT },
} as const;

const ask = async (question: string) => {
  if (!process.stdin.isTTY) return undefined;
  const dialogue = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await dialogue.question(question);
  dialogue.close();
  return answer.trim();
};

/** The tables of a file or an address; with an account, that of the generator of a RuoYi. */
function tablesOf({ from, table, ...account }: Readonly<Partial<Record<string, string | boolean>>>): Promise<Table[]> {
  if (typeof from !== 'string') throw new SourceError(USAGE);
  if (account['user'] === undefined && account['token'] === undefined) return textOfSource(from).then(tablesIn);
  if (typeof table !== 'string') throw new SourceError('The generator is asked for one table: say it by --table NAME.');
  const { user, password, captcha, token, tenant } = account;
  const given = Object.entries({ base: from, user, password, captcha, token, tenant }).filter(([, value]) => value);
  const args = given.map(([name, value]) => `--${name}=${String(value)}`);
  const terminal = { print: console.log, ask, stop: new AbortController().signal };
  return withVite('/scripts/fromServer/askGenerator.ts', ({ askGenerator }: typeof generator) =>
    askGenerator(args, process.env, table, terminal),
  ).then(tablesIn);
}

/** Tables at the paths of their pages. */
const atPaths = (tables: readonly Table[], at: string) => {
  const area = at.replace(/\/.*$/, '');
  return tables.map((one) => placed(one, `${area}/${camel(one.name.replace(/^[^_]*_/, ''))}`));
};

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [first = '', title = ''] = positionals;
  if (values.diff) {
    const tables = await tablesOf(values);
    const wanted = values.table ?? (first === '' ? undefined : first);
    const placedTables = tables.filter(({ problem }) => !problem).map((one) => placed(one, placeOf(one, undefined)));
    const some = wanted === undefined ? placedTables : [chosen(placedTables, wanted)];
    const paged = some.map((one) => (first === '' ? one : { ...one, path: `/${first}` }));
    return withVite('/scripts/fromServer/comparePages.ts', ({ comparePages }: typeof comparing) =>
      comparePages(paged, console.log),
    );
  }
  const tables = values.from === undefined ? undefined : await tablesOf(values);
  const table = tables && chosen(tables, values.table);
  const at = table ? placeOf(table, values.at) : first;
  const described = table && placed(table, at);
  const description = described
    ? describe(
        described,
        knownLists(),
        atPaths(
          tables.filter((one) => one !== table),
          at,
        ),
      )
    : frameOf(at, title);
  const { own, texts } = await newFiles(at, description);
  const there = own.filter((file) => !file.startsWith('mocks/') && existsSync(file));
  if (there.length > 0) throw new SourceError(`${there.join(', ')}: there already`);
  // The records of what belongs to another page are there with that.
  for (const [file, text] of Object.entries(texts)) {
    if (own.includes(file) && existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const lines = [...(table ? told(description) : []), ...Object.keys(texts)];
  console.log([...lines, `Open http://localhost:9962/dzb/#/${at}`].join('\n'));
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof SourceError) && !isUsage) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
