import { textOf } from '@/lib/record/ServerRecord';
import type { Description, Guess } from './describe';
import { DICTS } from './kindOf';
import { samplesOf } from './samples';
import { abilities, code, codeOf, fieldsOf, recordOf, recordsOf, said, upper, wordOf } from './written';

const isText = ({ column: { type } }: Guess) => type === 'text' || type === 'long';

/** The mock records. */
export function mockText(description: Description, group: string): string {
  const { table, nameField, guesses } = description;
  const { title, path, listPath, key, permission, tree } = table;
  const [word, record] = [wordOf(table), recordOf(table)];
  const id = guesses.find(({ column }) => column.name === key);
  const needed = guesses
    .filter((guess) => guess.field?.['form'] && guess.column.required && isText(guess))
    .map(({ column, field }) => `${column.name}: requiredText(${code(field?.['label'])}, ${column.length ?? 16_000}),`);
  const isPart = (guess: Guess) => isText(guess) && !guess.field?.['kind'] && guess.column.query !== 'equal';
  const filter = guesses.flatMap((guess) =>
    guess.field?.['query'] === true ? [[guess.column.name, isPart(guess) ? 'contains' : 'equal'] as const] : [],
  );
  const ranges = guesses.filter(({ field }) => field?.['query'] === 'range').map(({ column }) => column.name);
  const hints = { ofItself: '上级不能是自己', hasChildren: '存在下级,不允许删除' };
  const columns = fieldsOf(description).filter(({ column }) => column);
  const further = {
    filter: Object.fromEntries(filter),
    ranges: ranges.length > 0 ? ranges : undefined,
    tree: tree && { parent: tree.parent, ...hints },
    order: key,
    columns: columns.map(({ name, label, dict }) => (dict === undefined ? [label, name] : [label, name, dict])),
  };
  return `import * as v from 'valibot';
import { createCollection } from '../resource/collection';
${needed.length > 0 ? "import { requiredText } from '../resource/fields';\n" : ''}import type { Resource } from '../resource/Resource';

const schema = v.looseObject({ ${key}: v.${id && isText(id) ? 'string' : 'number'}(), ${needed.join(' ')} });

type ${record} = v.InferOutput<typeof schema>;

const seed = (): ${record}[] => ${code(samplesOf(description))};

${said(title)}
export const ${recordsOf(table, group)}: Resource<${record}> = ${codeOf(
    { path, listPath, id: key, permission, title, noun: title, name: nameField, ...further },
    `schema, rows: createCollection({ name: ${code(`${group}/${word}`)}, id: ${code(key)}, schema, seed }),`,
  )};
`;
}

/** What the first record is called. */
const firstOf = (description: Description) => textOf(samplesOf(description)[0]?.[description.nameField]);

/** What is the page's own: a record is changed by its form; where that cannot be typed in, the record is there. */
export function journeyText(description: Description, at: string): string {
  const { table, nameField, guesses } = description;
  const first = firstOf(description);
  const { column, field } = guesses.find((guess) => guess.column.name === nameField) ?? {};
  const label = field?.['label'];
  const isAlone = fieldsOf(description).filter((one) => one['form'] && one['label'] === label).length === 1;
  const isTyped = field?.['form'] && !field['kind'] && column?.form !== 'new' && (column?.length ?? 100) > first.length;
  const isEdited = isTyped && isAlone && abilities(description).includes('edit');
  const edited = `await user.click(screen.getByRole('button', { name: ${code(`修改“${first}”`)} }));
  const form = await dialogByTitle(${code(`修改${table.title}`)});
  await user.type(await form.findByLabelText(${code(label)}), '二{Enter}');
  expect((await screen.findAllByText(${code(`${first}二`)}))[0]).toBeVisible();`;
  return `import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
${isEdited ? "import { dialogByTitle } from '../dialogByTitle';\n" : ''}import { signedIn } from '../renderApp';

// Loads the page before the test, which else waits for Vite.
beforeAll(() => import('@/pages/${at.replace(/\w+$/, upper)}Page'));

test(${code(`${table.title}: ${isEdited ? 'a changed record is saved' : 'the records are there'}`)}, async () => {
  ${isEdited ? 'const { user } = ' : ''}await signedIn('/${at}');
  expect((await screen.findAllByText(${code(first)}))[0]).toBeVisible();
  ${isEdited ? edited : ''}
});
`;
}

/** The list of the mock pages with one more. */
export function withPage(list: string, at: string, { table, below }: Description): string {
  const group = at.replace(/\/.*$/, '');
  const mocks = [table, ...below.map(({ of }) => of.table)]
    .map((one) => ({ own: recordsOf(one, group), from: `'./db/${group}/${wordOf(one)}'` }))
    // What belongs to another page is there with that.
    .filter(({ from }) => !list.includes(from));
  const imports = [
    ...mocks.map(({ own, from }) => `import { ${own} } from ${from};\n`),
    "import { resourceCalls } from './handlers/resource/resourceCalls';\n",
  ].filter((line) => !list.includes(line));
  const calls = mocks.map(({ own }) => `resourceCalls(${own})`);
  const all = calls.length === 1 ? calls[0] : `[${calls.map((call) => `...${call}`).join()}]`;
  const page = `{ at: ${code(at)}, title: ${code(table.title)}, icon: 'form', calls: ${all} }`;
  return list
    .replace(/(?=import type \{ RouteRecord \})/, () => imports.join(''))
    .replace(/(const PAGES[^=]*= \[)([^;]*)\];/, (_all, head: string, lines: string) => {
      const before = lines.trim().replace(/([^,])$/, '$1,');
      return `${head}${before} ${page}];`;
    });
}

/** The journeys that all pages have, with one page more. */
export function withRow(tests: string, at: string, description: Description): string {
  const can = new Set(abilities(description));
  const isTree = description.table.tree !== undefined;
  const words = (...all: readonly (string | false)[]) => all.filter((word) => word !== false);
  const tools = words(
    can.has('add') && '新增',
    isTree && '全部折叠',
    can.has('export') && '导出',
    !isTree && (can.has('remove') || can.has('removeTogether')) && '删除',
  );
  const row = words(
    can.has('detail') && '详情',
    can.has('edit') && '修改',
    isTree && can.has('add') && '新增下级',
    ...description.below.map(({ of }) => of.table.title),
    can.has('remove') && '删除',
  );
  const seen = row.length > 3 ? [...row.slice(0, 2), '的更多操作'] : row;
  const line = `page(${[at, firstOf(description), tools, seen].map(code).join()})`;
  return tests.replace(/(const PAGES[^=]*= \[[^;]*?)\n\];/, (_all, lines: string) => `${lines}\n  ${line},\n];`);
}

/** The dictionaries of the mock with those that a page needs and the mock lacks; as they are where there are none. */
export function withDicts(text: string, { guesses }: Description): string {
  const added = guesses.flatMap(({ field, options = [] }) => {
    const [dictType, dictName] = [textOf(field?.['dict']), textOf(field?.['label'])];
    const items = options.map(({ value, label }) => `${label.replace(/[\s:]/g, '')}:${value}`).join(' ');
    return dictType === '' || DICTS.has(dictType) ? [] : [[dictType, code({ dictType, dictName, items })] as const];
  });
  return text.replace(/\n\];\n$/, () => `\n${[...new Map(added).values()].map((type) => `${type},\n`).join('')}];\n`);
}
