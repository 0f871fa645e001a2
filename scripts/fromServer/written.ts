import type { Description } from './describe';
import type { Table } from './Table';

export const upper = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

/** A value in code. What a source says stands in quotes or not at all: nothing of it ends a comment or a template. */
export const code = (value: unknown) => JSON.stringify(value);
/** An object in code; `more` is code already. */
export const codeOf = (entries: Readonly<Record<string, unknown>>, more = '') =>
  `${code(entries).slice(0, -1)}${Object.values(entries).some((value) => value !== undefined) ? ',' : ''} ${more} }`;
export const said = (title: string) => `/** ${title.replace(/[*/]/g, '')} */`;

/** Its path and permission, which a source of tables alone does not say. */
export function placed(table: Table, at: string): Table {
  const { path = `/${at}` } = table;
  const [, ofPath = at] = /([^/]+\/[^/]+)$/.exec(path) ?? [];
  const { permission = ofPath.replace('/', ':') } = table;
  const missing = [
    table.permission === undefined && `The source names no permissions: are they ${permission}:…?`,
    table.title === '' && 'The source has no title: what are its records called?',
  ].filter((question) => question !== false);
  const title = table.title.replace(/[^\p{L}\p{N}]/gu, '').replace(/(?<=..)(?:信息)?表$/, '');
  return {
    ...table,
    ...{ path, permission, title: title || upper(at.replace(/^.*\//, '')) },
    questions: [...(table.questions ?? []), ...missing],
  };
}

export const wordOf = ({ path = '' }: Table) =>
  path.replace(/^.*\//, '').replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase());
/** Another area may have a table of the same name. */
export const recordsOf = (table: Table, group: string) => `${group}${upper(wordOf(table))}Records`;
export const recordOf = (table: Table) => `${upper(wordOf(table))}Record`;
export const fieldsOf = ({ guesses }: Description) => guesses.flatMap(({ field }) => (field ? [field] : []));

/** What users can do: as the server's calls allow. */
export function abilities({ table: { calls, removesTogether, tree }, guesses }: Description): string[] {
  const isHidden = guesses.some(({ field }) => field?.['form'] && !field['column'] && !field['takes']);
  const there = (['add', 'edit', 'remove', 'export'] as const).filter((call) => calls?.includes(call) ?? true);
  return [
    ...there
      .filter((call) => !(tree && call === 'export'))
      .map((call) => (call === 'remove' && removesTogether ? 'removeTogether' : call)),
    ...(isHidden ? ['detail'] : []),
  ];
}
