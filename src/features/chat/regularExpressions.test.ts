import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { countSteps } from '../../../tests/countSteps';

/** What a reply goes through: the assistant and the view of Markdown. */
const FOLDERS = ['src/features/chat', 'src/ui/markdown'];
/**
 * Characters of a test text: so many that an expression whose cost is not linear far exceeds the limit of steps. The
 * test counts steps, because times differ between runs.
 */
const LENGTH = 5000;
/** An expression of linear cost takes a few steps for each character; one with `{0,3}` up to three times as many. */
const STEPS_PER_CHARACTER = 30;

/** The files of src/lib that a file imports. */
function libraryOf(file: string, source: ts.SourceFile): string[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }) => {
    const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const target = name.startsWith('@/') ? `src/${name.slice(2)}` : path.join(path.dirname(file), name);
    return name.startsWith('@/lib/') || (name.startsWith('.') && target.startsWith('src/lib/')) ? [`${target}.ts`] : [];
  });
}

const expressions = new Map<string, RegExp>();
const builtAtRunTime: string[] = [];
const read = new Set<string>();

function collect(file: string): void {
  if (read.has(file)) return;
  read.add(file);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      expressions.set(`${path.basename(file)} ${node.text}`, expression);
    }
    if (ts.isIdentifier(node) && node.text === 'RegExp') builtAtRunTime.push(file);
    ts.forEachChild(node, visit);
  };
  visit(source);
  libraryOf(file, source).forEach(collect);
}
for (const folder of FOLDERS) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(name) && !name.includes('.test.')) collect(path.posix.join(folder, name));
  }
}

const KINDS = [...' \n\r\t~`*_-+=#>|[]()<!&\\/:.,"?^$0aA党，。\u00a0\u3000\u200b\ud83d'];
const PAIRS = [
  '- ',
  '> ',
  '| ',
  '1.',
  '1. ',
  ' \n',
  '\n\n ',
  '\na',
  '[a',
  '](',
  '<a',
  '&#',
  '\\`',
  '~`',
  '. ',
  '-|',
  ' -',
];
const TEXTS = [...KINDS, ...PAIRS].flatMap((kind) => {
  const run = kind.repeat(LENGTH / kind.length);
  return [run, `${run}a`, `${run}\n`, `${run}!\n`, `a${run}!`, `\n${run}!`, `| ${run}`, `~~~${run}`];
});

test('every regular expression of the assistant stands in the source', () => {
  expect(expressions.size).toBeGreaterThan(50);
  expect(builtAtRunTime).toEqual([]);
});

describe('what an answer repeats 5,000 times is read in linear time', () => {
  test.each([...expressions])('%s', (_name, expression) => {
    const limit = STEPS_PER_CHARACTER * LENGTH;
    const slow = TEXTS.filter((text) => countSteps(expression, text, limit).steps > limit);
    expect(slow.map((text) => `${JSON.stringify(text.slice(0, 9))} … ${JSON.stringify(text.slice(-4))}`)).toEqual([]);
  });
});

describe('the steps counted are those of a browser: it finds the same', () => {
  const SAMPLES = [...KINDS, ...PAIRS].flatMap((kind) => [
    kind.repeat(5),
    `\n${kind}${kind}~~~ ts\n  [x]: ${kind}`,
    `- [ ] 1.${kind} --- | ${kind} <br/> \`\`\`${kind}`,
    `con.${kind}https://a application/json ${kind} data: ${kind}\n    x`,
  ]);
  test.each([...expressions])('%s', (_name, expression) => {
    for (const sample of SAMPLES) {
      const expected = sample.match(expression) ?? [];
      const { matches } = countSteps(expression, sample, 1_000_000);
      expect(matches, JSON.stringify(sample)).toEqual(expression.global ? [...expected] : expected.slice(0, 1));
    }
  });
});

test.each([
  ['linear', /^a*b/, true],
  ['quadratic', /a+$/, false],
  ['cubic', /^\s*? *\n/, true],
  ['exponential', /^(?:a+)+$/, false],
])('a reading that is %s is told', (_name, expression, isLinear) => {
  const limit = STEPS_PER_CHARACTER * LENGTH;
  expect(countSteps(expression, `${'a'.repeat(LENGTH)}!`, limit).steps <= limit).toBe(isLinear);
});
