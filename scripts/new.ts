import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** The list of the mock pages, to which a new one is added. */
export const LIST = 'mocks/furtherPages.ts';

const upper = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());

function pageText(group: string, word: string, title: string): string {
  return `import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField, remarkField, statusField } from '@/resource/model/usualFields';

interface ${upper(word)} {
  ${word}Id: number;
  ${word}Name: string;
  status: string;
  createTime: string;
  remark: string;
}

/** ${title} */
export default resourcePage<${upper(word)}>({
  noun: '${title}',
  title: '${title}',
  path: '/${group}/${word}',
  id: '${word}Id',
  nameField: '${word}Name',
  permission: '${group}:${word}',
  can: ['add', 'edit', 'remove', 'export'],
  fields: [
    { name: '${word}Name', label: '名称', query: true, column: true, form: { required: true, max: 50 } },
    statusField(),
    createTimeField({ query: 'range' }),
    remarkField(),
  ],
});
`;
}

function mockText(group: string, word: string, title: string): string {
  return `import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import { auditEntries, requiredText, status } from '../resource/fields';
import type { Resource } from '../resource/Resource';
import { seedAudit } from '../system/seedAudit';

const schema = v.looseObject({
  ...auditEntries,
  ${word}Id: v.number(),
  ${word}Name: requiredText('名称', 50),
  status,
});

type ${upper(word)} = v.InferOutput<typeof schema>;

const seed = (): ${upper(word)}[] =>
  ['甲', '乙', '丙'].map((name, index) => ({
    ...seedAudit(index),
    ${word}Id: index + 1,
    ${word}Name: \`${title}\${name}\`,
    status: '0',
  }));

/** ${title} */
export const ${word}Records: Resource<${upper(word)}> = {
  path: '/${group}/${word}',
  id: '${word}Id',
  permission: '${group}:${word}',
  title: '${title}',
  noun: '${title}',
  name: '${word}Name',
  schema,
  rows: createCollection({ name: '${word}', id: '${word}Id', schema, seed }),
  filter: { ${word}Name: 'contains', status: 'equal' },
  time: 'createTime',
  order: '${word}Id',
  columns: [['名称', '${word}Name']],
};
`;
}

function journeyText(group: string, word: string, title: string): string {
  return `import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';

// Loads the page before the test, which else waits for Vite.
beforeAll(() => import('@/pages/${group}/${upper(word)}Page'), 120_000);

test('${title}: a new record is among the others', async () => {
  const { user } = await signedIn('/${group}/${word}');
  await screen.findByRole('row', { name: /${title}甲/ });
  await user.click(screen.getByRole('button', { name: '新增' }));
  const form = await dialogByTitle('新增${title}');
  await user.type(form.getByLabelText('名称'), '新的一项{Enter}');
  expect(await screen.findByRole('row', { name: /新的一项/ })).toBeVisible();
});
`;
}

const CALLS = "import { resourceCalls } from './handlers/resource/resourceCalls';\n";

/** The list of the mock pages with one more. */
export function withPage(list: string, at: string, title: string): string {
  const records = `${at.replace(/^.*\//, '')}Records`;
  const imports = `import { ${records} } from './db/${at}';\n${list.includes(CALLS) ? '' : CALLS}`;
  return list
    .replace(/(?=import type \{ RouteRecord \})/, imports)
    .replace(/(const PAGES[^=]*= \[)([^;]*)\];/, (_all, head: string, lines: string) => {
      const before = lines.trim().replace(/([^,])$/, '$1,');
      return `${head}${before} { at: '${at}', title: '${title}', icon: 'form', calls: resourceCalls(${records}) }];`;
    });
}

/** The files of a new page, by path; `at` is as in RuoYi's menu, such as `office/booking`. */
export function newFiles(at: string, title: string): Record<string, string> {
  const [, group, word] = /^([a-z]\w*)\/([a-z]\w*)$/.exec(at) ?? [];
  if (!group || !word || !title || /[^\p{L}\p{N}]/u.test(title))
    throw new Error('npm run new -- office/booking 会议室预约');
  return {
    [`src/pages/${group}/${upper(word)}Page.tsx`]: pageText(group, word, title),
    [`mocks/db/${at}.ts`]: mockText(group, word, title),
    [`tests/flows/${word}.test.tsx`]: journeyText(group, word, title),
  };
}

const write = async (file: string, text: string) =>
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [at = '', title = ''] = process.argv.slice(2);
  const files = newFiles(at, title);
  const there = Object.keys(files).filter((file) => existsSync(file));
  if (there.length > 0) throw new Error(`${there.join(', ')}: there already`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    await write(file, text);
  }
  await write(LIST, withPage(readFileSync(LIST, 'utf8'), at, title));
  console.log(`${[...Object.keys(files), LIST].join('\n')}\nOpen http://localhost:9962/dzb/#/${at}`);
}
