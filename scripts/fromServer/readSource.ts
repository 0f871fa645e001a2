import { readdirSync, readFileSync } from 'node:fs';
import { isGenerator, readGenerator } from './readGenerator';
import { isOpenApi, readOpenApi } from './readOpenApi';
import { readSample } from './readSample';
import { readSql } from './readSql';
import type { KnownList } from './describe';
import { SourceError, type Table } from './Table';

/** The tables of a source, which is recognised by what stands in it. */
export function tablesIn(text: string): Table[] {
  if (!/^\s*[[{]/.test(text)) {
    if (/\bcreate\s+(?:\w+\s+){0,2}table\b/i.test(text)) return readSql(text);
    if (/^["']?(?:openapi|swagger)["']?:/m.test(text)) throw new SourceError('The document is YAML: save it as JSON.');
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new SourceError('This is no source: neither JSON nor a script with CREATE TABLE.');
  }
  return isOpenApi(answer) ? readOpenApi(answer) : isGenerator(answer) ? readGenerator(answer) : readSample(answer);
}

export async function textOfSource(source: string): Promise<string> {
  try {
    if (!/^https?:/.test(source)) return readFileSync(source, 'utf8');
    const response = await fetch(source, { headers: { accept: 'application/json' } });
    if (response.ok) return await response.text();
    throw new SourceError(`${source} answers ${response.status}.`);
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`${source} cannot be read.`);
  }
}

/** The lists that pages describe: what can be chosen from. */
export function knownLists(root = 'src/pages'): KnownList[] {
  const described = /\bpath: '(\/[\w/]+)',\s*id: '(\w+)',(?:\s*\w+: [^{}]*?,)*?\s*nameField: '(\w+)'/g;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(described)])
    .map(([, path = '', id = '', name = '']) => ({ path, id, name }));
}

const isCalled = ({ name, path = '' }: Table, wanted: string) =>
  [name, path, path.slice(1), name.replace('_', '/')].includes(wanted);
const MAX_LISTED = 100;

/** The table that is meant; where it is not said which of several, a list of all is the error. */
export function chosen(tables: readonly Table[], wanted: string | undefined): Table {
  const [only, ...others] = wanted === undefined ? tables : tables.filter((table) => isCalled(table, wanted));
  if (!only) throw new SourceError(wanted === undefined ? 'The source has no tables.' : `The source has no ${wanted}.`);
  if (others.length > 0) {
    const lines = tables.map(({ name, title, calls = [], columns, problem }) =>
      [name, title, calls.join(' '), `${columns.length} fields`, problem && `(${problem})`].filter(Boolean).join('  '),
    );
    const list = tables.length > MAX_LISTED ? ' NAME.' : `:\n  ${lines.join('\n  ')}`;
    throw new SourceError(`The source has ${tables.length} resources. Say one of them by --table${list}`);
  }
  if (only.problem !== undefined) throw new SourceError(`There can be no page of ${only.name}: ${only.problem}.`);
  return only;
}
