import { textOf } from '@/lib/record/ServerRecord';
import { type Description, type Guess, itemsOf } from './describe';
import { samplesOf } from './samples';
import type { Table } from './Table';

/** The files that get a line of a new page. */
export const LIST = 'mocks/furtherPages.ts';
export const ROWS = 'tests/flows/resources.test.tsx';
export const DICTS = 'mocks/db/dict/seedTypes.ts';

export const upper = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

/** A value in code. What a source says stands in quotes or not at all: nothing of it ends a comment or a template. */
const code = (value: unknown) => JSON.stringify(value);
const codeOf = (entries: Readonly<Record<string, unknown>>, more = '') =>
  `{ ${Object.entries(entries)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${code(value)},`)
    .join(' ')} ${more} }`;
const said = (title: string) => `/** ${title.replace(/[*/]/g, '')} */`;

/** Its path and permission, which a source of tables alone does not say. */
export function placed(table: Table, at: string): Table {
  const { path = `/${at}`, permission = path.replace(/^.*\/(\w+)\/(\w+)$/, '$1:$2') } = table;
  const title = table.title.replace(/[^\p{L}\p{N}]/gu, '').replace(/(?<=..)(?:信息)?表$/, '');
  return { ...table, path, permission, title: title || upper(at.replace(/^.*\//, '')) };
}

const wordOf = ({ path = '' }: Table) =>
  path.replace(/^.*\//, '').replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase());
const typeOf = (table: Table) => `${upper(wordOf(table))}Record`;
const TYPES = new Map<string, string>([
  ...(['integer', 'decimal'] as const).map((type) => [type, 'number'] as const),
  ['flag', 'boolean'],
  ...(['json', 'list', 'binary'] as const).map((type) => [type, 'unknown'] as const),
]);
const interfaceOf = ({ table, guesses }: Description) =>
  `interface ${typeOf(table)} { ${guesses.map(({ column: { name, type } }) => `${name}: ${TYPES.get(type) ?? 'string'};`).join(' ')} }`;

const fieldsOf = ({ guesses }: Description) => guesses.flatMap(({ field }) => (field ? [field] : []));

/** What users can do: as the server's calls allow. */
export function abilities({ table: { calls, removesTogether, tree }, guesses }: Description): string[] {
  const hidden = guesses.some(({ field }) => field?.['form'] && !field['column'] && !field['takes']);
  const there = (['add', 'edit', 'remove', ...(tree ? [] : (['export'] as const))] as const).filter(
    (call) => calls?.includes(call) ?? true,
  );
  return [
    ...there.map((call) => (call === 'remove' && removesTogether ? 'removeTogether' : call)),
    ...(hidden ? ['detail'] : []),
  ];
}

function descriptionCode(description: Description, fields: object | undefined, more = ''): string {
  const { table, nameField } = description;
  const { title, path, listPath, key, permission, calls, tree } = table;
  const isRead = !calls || calls.includes('query') || !calls.includes('edit');
  return codeOf(
    {
      ...{ noun: title, title, path, listPath, id: key, nameField, permission, can: abilities(description) },
      read: isRead ? undefined : 'list',
      tree: tree && { parent: tree.parent },
      fields,
    },
    more,
  );
}

/** A page of more fields has them in a file of their own: no file is longer than 220 lines. */
const MAX_FIELDS = 18;

/** What of a page stands in files of its own: many fields, and the lists of what belongs to its records. */
function partsOf(description: Description, group: string): Record<string, string> {
  const { table, below } = description;
  const at = (name: string) => `src/pages/${group}/${name}.ts`;
  const fields = fieldsOf(description);
  const lists = below.map(({ of, shared }) => [
    at(`${wordOf(of.table)}List`),
    `import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';

${interfaceOf(of)}

${said(of.table.title)}
export const ${wordOf(of.table)}List: Resource<NameOf<${typeOf(of.table)}>> = ${descriptionCode(of, fieldsOf(of), shared.length > 0 ? `fromParent: ${code(shared)},` : '')};
`,
  ]);
  const own = `import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';

export ${interfaceOf(description)}

export const FIELDS: readonly Field<NameOf<${typeOf(table)}>>[] = ${code(fields)};
`;
  const name = at(`${wordOf(table)}Fields`);
  return Object.fromEntries([...(fields.length > MAX_FIELDS ? [[name, own]] : []), ...lists]) as Record<string, string>;
}

function pageText(description: Description): string {
  const { table, nameField, below } = description;
  const isLong = fieldsOf(description).length > MAX_FIELDS;
  const actions = below.map(({ by, of: { table: one } }) =>
    codeOf(
      { key: wordOf(one), label: one.title, permission: `${one.permission ?? ''}:list` },
      `dialog: recordsDialog(${[one.title, by, nameField].map(code).join()}, ${wordOf(one)}List),`,
    ),
  );
  const imports = [
    ...(below.length > 0 ? ["import { recordsDialog } from '@/resource/view/recordsDialog';"] : []),
    "import { resourcePage } from '@/resource/view/resourcePage';",
    ...below.map(({ of }) => `import { ${wordOf(of.table)}List } from './${wordOf(of.table)}List';`),
    ...(isLong ? [`import { FIELDS, type ${typeOf(table)} } from './${wordOf(table)}Fields';`] : []),
  ];
  return `${imports.join('\n')}

${isLong ? '' : interfaceOf(description)}

${said(table.title)}
export default resourcePage<${typeOf(table)}>(${descriptionCode(
    description,
    isLong ? undefined : fieldsOf(description),
    `${isLong ? 'fields: FIELDS,' : ''} ${actions.length > 0 ? `rowActions: [${actions.join()}],` : ''}`,
  )});
`;
}

const isText = ({ column: { type } }: Guess) => type === 'text' || type === 'long';

function mockText(description: Description, area: string): string {
  const { table, nameField, guesses } = description;
  const [word, record] = [wordOf(table), typeOf(table)];
  const { title, path, key, permission, tree } = table;
  const id = guesses.find(({ column }) => column.name === key);
  const needed = guesses.filter((guess) => guess.field?.['form'] && guess.column.required && isText(guess));
  const asked = guesses.filter(({ field }) => field?.['query'] && field['query'] !== 'range');
  const isPart = (guess: Guess) =>
    isText(guess) && (guess.field?.['kind'] ?? 'text') === 'text' && guess.column.query !== 'equal';
  const ranges = guesses.filter(({ field }) => field?.['query'] === 'range').map(({ column }) => column.name);
  return `import * as v from 'valibot';
import { createCollection } from '../resource/collection';
${needed.length > 0 ? "import { requiredText } from '../resource/fields';\n" : ''}import type { Resource } from '../resource/Resource';

const schema = v.looseObject({
  ${key}: v.${id && isText(id) ? 'string' : 'number'}(),
  ${needed.map(({ column, field }) => `${column.name}: requiredText(${code(field?.['label'])}, ${column.length ?? 16_000}),`).join('\n')}
});

type ${record} = v.InferOutput<typeof schema>;

const seed = (): ${record}[] => ${code(samplesOf(description))};

${said(title)}
export const ${word}Records: Resource<${record}> = ${codeOf(
    { path, id: key, permission, title, noun: title, name: nameField },
    `schema,
  rows: createCollection({ name: ${code(`${area}/${word}`)}, id: ${code(key)}, schema, seed }),
  filter: ${code(Object.fromEntries(asked.map((guess) => [guess.column.name, isPart(guess) ? 'contains' : 'equal'])))},${ranges.length > 0 ? `\n  ranges: ${code(ranges)},` : ''}${tree ? `\n  tree: { parent: ${code(tree.parent)}, ofItself: '上级不能是自己', hasChildren: '存在下级,不允许删除' },` : ''}
  order: ${code(key)},
  columns: ${code(fieldsOf(description).flatMap(({ name, label, column, dict }) => (column ? [[label, name, ...(dict ? [dict] : [])]] : [])))},`,
  )};
`;
}

/** What the first record is called. */
const firstOf = (description: Description) => textOf(samplesOf(description)[0]?.[description.nameField]);

function journeyText(description: Description, at: string): string {
  const { table, nameField, guesses } = description;
  const first = firstOf(description);
  const [group = '', word = ''] = at.split('/');
  const named = guesses.find(({ column }) => column.name === nameField);
  const form = named?.field?.['form'];
  const labels = fieldsOf(description)
    .filter((field) => field['form'])
    .map(({ label }) => label);
  const canEdit =
    form &&
    !/"only":"new"/.test(code(form)) &&
    !named.field?.['kind'] &&
    labels.filter((label) => label === named.field?.['label']).length === 1;
  const isEdited = canEdit && abilities(description).includes('edit') && (named.column.length ?? 100) > first.length;
  return `import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
${isEdited ? "import { dialogByTitle } from '../dialogByTitle';\n" : ''}import { signedIn } from '../renderApp';

// Loads the page before the test, which else waits for Vite.
beforeAll(() => import('@/pages/${group}/${upper(word)}Page'), 120_000);

test(${code(`${table.title}: ${isEdited ? 'a changed record is saved' : 'the records are there'}`)}, async () => {
  const { ${isEdited ? 'user' : ''} } = await signedIn('/${at}');
  expect((await screen.findAllByText(${code(first)}))[0]).toBeVisible();
${
  isEdited
    ? `  await user.click(screen.getByRole('button', { name: ${code(`修改“${first}”`)} }));
  const form = await dialogByTitle(${code(`修改${table.title}`)});
  await user.type(await form.findByLabelText(${code(named.field?.['label'])}), '二{Enter}');
  expect((await screen.findAllByText(${code(`${first}二`)}))[0]).toBeVisible();`
    : ''
}
});
`.replace('const {  } = ', '');
}

/** The files of a page, by path; `at` is as in RuoYi's menu, such as `office/booking`. */
export function filesOf(description: Description, at: string, journey?: string): Record<string, string> {
  const [group = '', word = ''] = at.split('/');
  return {
    [`src/pages/${group}/${upper(word)}Page.tsx`]: pageText(description),
    ...partsOf(description, group),
    ...Object.fromEntries(
      [description, ...description.below.map(({ of }) => of)].map((one) => [
        `mocks/db/${group}/${wordOf(one.table)}.ts`,
        mockText(one, group),
      ]),
    ),
    [journey ?? `tests/flows/${word}.test.tsx`]: journeyText(description, at),
  };
}

const CALLS = "import { resourceCalls } from './handlers/resource/resourceCalls';\n";

/** The list of the mock pages with one more. */
export function withPage(list: string, at: string, { table, below }: Description): string {
  const words = [table, ...below.map(({ of }) => of.table)]
    .map(wordOf)
    .filter((word) => !list.includes(`{ ${word}Records }`));
  const imports =
    words.map((word) => `import { ${word}Records } from './db/${at.replace(/\/.*$/, '')}/${word}';\n`).join('') +
    (list.includes(CALLS) ? '' : CALLS);
  const calls = words.map((word) => `resourceCalls(${word}Records)`);
  return list
    .replace(/(?=import type \{ RouteRecord \})/, () => imports)
    .replace(/(const PAGES[^=]*= \[)([^;]*)\];/, (_all, head: string, lines: string) => {
      const before = lines.trim().replace(/([^,])$/, '$1,');
      return `${head}${before} { at: ${code(at)}, title: ${code(table.title)}, icon: 'form', calls: ${calls.length > 1 ? `[${calls.map((call) => `...${call}`).join()}]` : (calls[0] ?? '[]')} }];`;
    });
}

/** The journeys that all pages have, with one page more. */
export function withRow(tests: string, at: string, description: Description): string {
  const can = abilities(description);
  const { tree } = description.table;
  const tools = [
    ...(can.includes('add') ? ['新增'] : []),
    ...(tree ? ['全部折叠'] : []),
    ...(can.includes('export') ? ['导出'] : []),
    ...(!tree && can.some((one) => one.startsWith('remove')) ? ['删除'] : []),
  ];
  const own = description.below.map(({ of }) => of.table.title);
  const row = [
    ...(can.includes('detail') ? ['详情'] : []),
    ...(can.includes('edit') ? ['修改'] : []),
    ...(tree && can.includes('add') ? ['新增下级'] : []),
    ...own,
    ...(can.includes('remove') ? ['删除'] : []),
  ];
  const seen = row.length > 3 ? [...row.slice(0, 2), '的更多操作'] : row;
  return tests.replace(
    /(const PAGES[^=]*= \[[^;]*?)\n\];/,
    (_all, lines: string) => `${lines}\n  page(${[at, firstOf(description), tools, seen].map(code).join()}),\n];`,
  );
}

/** The dictionaries of the mock with those that a page needs and the mock lacks; as they are where there are none. */
export function withDicts(text: string, { guesses }: Description): string {
  const added = new Map(
    guesses.flatMap(({ field, options }) => {
      const dict = field?.['kind'] === 'dict' ? textOf(field['dict']) : '';
      return dict === '' || itemsOf(dict)
        ? []
        : [
            [
              dict,
              {
                dictType: dict,
                dictName: textOf(field?.['label']),
                items: (options ?? []).map(({ value, label }) => `${label.replace(/[\s:]/g, '')}:${value}`).join(' '),
              },
            ] as const,
          ];
    }),
  );
  return text.replace(/\n\];\n$/, () => `\n${[...added.values()].map((type) => `${codeOf(type)},\n`).join('')}];\n`);
}
