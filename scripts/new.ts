import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { textOf } from '@/lib/record/ServerRecord';
import type * as generator from './fromServer/askGenerator';
import type * as comparing from './fromServer/comparePages';
import { type Description, describe } from './fromServer/describe';
import { chosen, knownLists, tablesIn, textOfSource } from './fromServer/readSource';
import { camel, SourceError, type Table } from './fromServer/Table';
import { journeyText, mockText, withDicts, withPage, withRow } from './fromServer/writeMock';
import { pageFiles } from './fromServer/writePage';
import { placed, upper, wordOf } from './fromServer/written';
import { createTerminal } from './terminal';
import { withVite } from './withVite';

const USAGE = `npm run new -- office/booking 会议室预约
npm run new -- --from SOURCE [--table NAME] [--at office/booking]
npm run new -- --diff [office/booking] --from SOURCE [--table NAME]

SOURCE: CREATE TABLE, an OpenAPI document in JSON, an answer of RuoYi's generator or of a list, as a file or an address;
or the address of a RuoYi with --table, --user and --password (as of npm run contract).`;

/** The files that get a line of a new page. */
export const LIST = 'mocks/furtherPages.ts';
const ROWS = 'tests/flows/resources.test.tsx';
const DICTS = 'mocks/db/dict/seedTypes.ts';

/** As in RuoYi's menu, such as `office/booking`. */
const AT = /^([a-z]\w*)\/([a-z]\w*)$/;

/** A page of one field, to begin with. */
export function frameOf(at: string, title: string): Description {
  const [, , word] = AT.exec(at) ?? [];
  const [table] =
    tablesIn(`create table ${word} (${word}_id bigint primary key, ${word}_name varchar(50) not null comment '名称',
    status char(1) default '0' comment '状态（0正常 1停用）', create_time datetime comment '创建时间', remark varchar(500) comment '备注')`);
  if (!word || !table || !/^[\p{L}\p{N}]+$/u.test(title)) throw new SourceError(USAGE);
  return describe({ ...placed(table, at), title }, []);
}

/** All that a new page writes, by path: its files, and those that get a line of it. */
export async function newFiles(
  at: string,
  description: Description,
  read = (file: string) => readFileSync(file, 'utf8'),
) {
  const [group = '', word = ''] = at.split('/');
  const mocks = [description, ...description.below.map(({ of }) => of)].map(
    (one) => [`mocks/db/${group}/${wordOf(one.table)}.ts`, mockText(one, group)] as const,
  );
  // A page of another area may be called the same.
  const journey = existsSync(`tests/flows/${word}.test.tsx`) ? `${group}${upper(word)}` : word;
  const own = {
    ...pageFiles(description, group),
    ...Object.fromEntries(mocks),
    [`tests/flows/${journey}.test.tsx`]: journeyText(description, at),
  };
  const all = {
    ...own,
    [LIST]: withPage(read(LIST), at, description),
    [DICTS]: withDicts(read(DICTS), description),
    ...(description.table.path === `/${at}` && { [ROWS]: withRow(read(ROWS), at, description) }),
  };
  const texts = Object.entries(all).map(
    async ([file, text]) => [file, await format(text, { ...(await resolveConfig(file)), filepath: file })] as const,
  );
  return { own: Object.keys(own), texts: Object.fromEntries(await Promise.all(texts)) };
}

/** What was guessed of each column and why, and what is to be asked. */
function told({ table, guesses, below }: Description): string[] {
  const lines = guesses.map(({ column, field, because }) => {
    const places = ['query', 'column', 'form'].filter((place) => field?.[place]).join(' ') || '-';
    const kind = field ? textOf(field['kind'] ?? 'text') : 'not shown';
    return `  ${column.name}  ${textOf(field?.['label'])}  ${kind}  ${places}  (${because})`;
  });
  return [
    `${table.name} ${table.title}: ${table.path}, permissions ${table.permission}:…`,
    ...lines,
    ...(table.questions ?? []).map((question) => `? ${question}`),
    ...guesses.flatMap(({ column, questions = [] }) => questions.map((question) => `? ${column.name}: ${question}`)),
    ...below.flatMap(({ of }) => [`${of.table.name} belongs to it by ${table.key}: a dialog of the row`, ...told(of)]),
  ];
}

/** The place of a page, by its path or the name of its table: `party_fee` is `party/fee`. */
const placeOf = ({ name, path = name.replace('_', '/') }: Table): string => {
  const parts = path.split('/').filter(Boolean).slice(-2);
  return parts.map((part) => camel(part.replace(/-/g, '_'))).join('/');
};

/** The tables of a file or an address; with an account, that of the generator of a RuoYi. */
async function tablesOf(from: string, table: string | undefined, account: Readonly<Record<string, unknown>>) {
  if (Object.keys(account).length === 0) return tablesIn(await textOfSource(from));
  if (table === undefined) throw new SourceError('The generator is asked for one table: say it by --table NAME.');
  const args = Object.entries({ base: from, ...account }).map(([name, value]) => `--${name}=${textOf(value)}`);
  const answer = await withVite('/scripts/fromServer/askGenerator.ts', ({ askGenerator }: typeof generator) =>
    askGenerator(args, process.env, table, createTerminal(new AbortController().signal)),
  );
  return tablesIn(answer);
}

async function printDifferences(tables: readonly Table[], at: string | undefined, wanted = at): Promise<number> {
  const some = wanted === undefined ? tables.filter(({ problem }) => !problem) : [chosen(tables, wanted)];
  // What a permission is called by is known where the source says it.
  const paged = some.map((one) => ({ ...one, path: placed(one, at ?? placeOf(one)).path }));
  return withVite('/scripts/fromServer/comparePages.ts', ({ comparePages }: typeof comparing) =>
    comparePages(paged, at, console.log),
  );
}

async function writePage(at: string, description: Description) {
  const { own, texts } = await newFiles(at, description);
  // The records of what belongs to another page are there with that.
  const there = own.filter((file) => existsSync(file));
  const taken = there.filter((file) => !file.startsWith('mocks/'));
  if (taken.length > 0) throw new SourceError(`${taken.join(', ')}: there already`);
  for (const [file, text] of Object.entries(texts).filter(([name]) => !there.includes(name))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log([...Object.keys(texts), `Open http://localhost:9962/dzb/#/${at}`].join('\n'));
}

const TEXT = { type: 'string' } as const;
const ACCOUNT = { user: TEXT, password: TEXT, captcha: TEXT, token: TEXT, tenant: TEXT };
const OPTIONS = { diff: { type: 'boolean' }, from: TEXT, table: TEXT, at: TEXT, ...ACCOUNT } as const;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const { diff, from, table: wanted, at: given, ...account } = values;
  const [first, title = ''] = positionals;
  if (from === undefined) {
    if (diff || first === undefined) throw new SourceError(USAGE);
    await writePage(first, frameOf(first, title));
    return 0;
  }
  const tables = await tablesOf(from, wanted, account);
  if (diff) return printDifferences(tables, first, wanted);
  const table = chosen(tables, wanted);
  const at = given ?? placeOf(table);
  if (!AT.test(at)) throw new SourceError(`Say where the page of ${table.name} is by --at office/booking.`);
  const near = tables.filter((one) => one !== table);
  const below = near.map((one) => placed(one, at.replace(/\w+$/, camel(one.name.replace(/^[^_]*_/, '')))));
  const description = describe(placed(table, at), knownLists(), below);
  console.log(told(description).join('\n'));
  await writePage(at, description);
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
