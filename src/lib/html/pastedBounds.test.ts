// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dropHidden } from './hiddenParts';
import { keepsPlace } from './ownHtml';
import { readLayout } from './pastedLayout';
import { applySheets } from './sheetStyles';

afterEach(() => void vi.restoreAllMocks());

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test.each([
  ['some rules for some paragraphs', 2, 100, 'p', 100],
  ['rules for all elements', 2, 100, '*', 0],
  ['more rules at elements than fit', 201, 1000, 'p', 0],
])('of style sheets with %s, what fits is applied (§9.36)', (_name, rules, paragraphs, selector, styled) => {
  const root = parsed(`<style>${`${selector}{margin:0}`.repeat(rules)}</style>${'<p>字'.repeat(paragraphs)}`);
  applySheets(root);
  expect(root.querySelectorAll('[style]')).toHaveLength(styled);
});

test('hidden columns are looked for among the first thousand only (§9.36)', () => {
  const wide = '<td colspan=1000>';
  const { body } = parsed(`<table><col hidden><tr><td>密${wide.repeat(20)}</tr><tr>${'<tr><td>密'.repeat(5)}</table>`);
  const narrowed = vi.spyOn(HTMLTableCellElement.prototype, 'colSpan', 'get');
  expect(dropHidden(body)).toBe(true);
  expect(body.textContent).toBe('');
  expect(narrowed.mock.calls.length).toBeLessThan(20);
});

test('what is said of a layout far around a text is not asked for (§9.36)', () => {
  const asked = vi.spyOn(HTMLElement.prototype, 'style', 'get');
  readLayout(parsed(`${'<div>'.repeat(300)}${'<p>字</p>'.repeat(20)}`).body);
  expect(asked.mock.calls.length).toBeLessThan(20 * 200);
});

test.each([
  ['the editor’s own lists', ['orderedList', null, 'listItem', {}], true],
  ['attributes', ['listItem', { start: 1 }], false],
  ['another kind of them', ['listItem', 1], false],
  ['40 names', Array.from({ length: 40 }, () => ['blockquote', null]).flat(), true],
  ['41 names', Array.from({ length: 41 }, () => ['blockquote', null]).flat(), false],
])('a place among %s is kept: %#', (_name, around, kept) =>
  expect(keepsPlace(`1 1 ${JSON.stringify(around)}`)).toBe(kept),
);
