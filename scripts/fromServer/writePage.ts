import type { Description } from './describe';
import { abilities, code, codeOf, fieldsOf, recordOf, said, upper, wordOf } from './written';

const TYPES = new Map<string, string>([
  ...(['integer', 'decimal'] as const).map((type) => [type, 'number'] as const),
  ...(['json', 'list', 'binary'] as const).map((type) => [type, 'unknown'] as const),
  ['flag', 'boolean'],
]);
const interfaceOf = ({ table, guesses }: Description) =>
  `interface ${recordOf(table)} { ${guesses.map(({ column: { name, type } }) => `${name}: ${TYPES.get(type) ?? 'string'};`).join(' ')} }`;

function descriptionCode(description: Description, more: string): string {
  const { nameField, table } = description;
  const { title, path, listPath, key, permission, calls, tree } = table;
  const isRead = !calls || calls.includes('query') || !calls.includes('edit');
  const can = abilities(description);
  const further = { read: isRead ? undefined : 'list', tree: tree && { parent: tree.parent } };
  return codeOf({ noun: title, title, path, listPath, id: key, nameField, permission, can, ...further }, more);
}

/** A page of more fields has them in a file of their own: no file is longer than 220 lines. */
const MAX_FIELDS = 18;

/** The page, and what of it stands in files of its own: many fields, and the lists of what belongs to its records. */
export function pageFiles(description: Description, group: string): Record<string, string> {
  const { table, nameField, below } = description;
  const [word, record, own] = [wordOf(table), recordOf(table), interfaceOf(description)];
  const fields = code(fieldsOf(description));
  const isLong = fieldsOf(description).length > MAX_FIELDS;
  const lists = below.map(({ of, shared }) => ({ of, shared, one: of.table, list: `${wordOf(of.table)}List` }));
  const actions = lists.map(({ one, list }) => {
    const shown = { key: wordOf(one), label: one.title, permission: `${one.permission ?? ''}:list` };
    return codeOf(shown, `dialog: recordsDialog(${[one.title, table.key, nameField].map(code).join()}, ${list})`);
  });
  const imports = [
    below.length > 0 && "import { recordsDialog } from '@/resource/view/recordsDialog';",
    "import { resourcePage } from '@/resource/view/resourcePage';",
    ...lists.map(({ list }) => `import { ${list} } from './${list}';`),
    isLong && `import { FIELDS, type ${record} } from './${word}Fields';`,
  ];
  const more = `fields: ${isLong ? 'FIELDS' : fields}, ${actions.length > 0 ? `rowActions: [${actions.join()}],` : ''}`;
  return {
    [`src/pages/${group}/${upper(word)}Page.tsx`]: `${imports.filter(Boolean).join('\n')}

${isLong ? '' : own}

${said(table.title)}
export default resourcePage<${record}>(${descriptionCode(description, more)});
`,
    ...(isLong && {
      [`src/pages/${group}/${word}Fields.ts`]: `import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';

export ${own}

export const FIELDS: readonly Field<NameOf<${record}>>[] = ${fields};
`,
    }),
    ...Object.fromEntries(
      lists.map(({ of, one, list, shared }) => [
        `src/pages/${group}/${list}.ts`,
        `import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';

${interfaceOf(of)}

${said(one.title)}
export const ${list}: Resource<NameOf<${recordOf(one)}>> = ${descriptionCode(of, `fields: ${code(fieldsOf(of))}, ${shared.length > 0 ? `fromParent: ${code(shared)},` : ''}`)};
`,
      ]),
    ),
  };
}
