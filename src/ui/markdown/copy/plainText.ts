import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';

const INDENT = '  ';
const isBlock = (node: RootContent): node is Element =>
  node.type === 'element' && /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|hr|details|summary)$/.test(node.tagName);

const elements = (node: Element | Root, name: RegExp): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return name.test(child.tagName) ? [child] : elements(child, name);
  });

const words = (node: RootContent): string => {
  if (node.type !== 'element') return 'value' in node ? node.value : '';
  return node.tagName === 'br' ? '\n' : node.children.map(words).join('');
};
const oneLine = (node: Element) => words(node).replace(/\s+/g, ' ').trim();

function list(node: Element): string {
  const start = Number(node.properties['start'] ?? 1);
  return elements(node, /^li$/)
    .map((item, index) => {
      const mark = node.tagName === 'ol' ? `${start + index}. ` : '• ';
      const [first = '', ...more] = blocks(item, '\n').split('\n');
      return [(/^[☑☐]/.test(first) ? '' : mark) + first, ...more.map((line) => INDENT + line)].join('\n');
    })
    .join('\n');
}

/** The words of each cell of a table, on one line, row by row. */
export const tableRows = (table: Element): string[][] =>
  elements(table, /^tr$/).map((row) => elements(row, /^t[hd]$/).map(oneLine));

function block(node: Element): string {
  switch (node.tagName) {
    case 'ul':
    case 'ol':
      return list(node);
    case 'table':
      return tableRows(node)
        .map((row) => row.join('\t'))
        .join('\n');
    case 'pre':
      return toString(node).replace(/\n$/, '');
    case 'hr':
      return '';
    case 'blockquote':
    case 'details':
      return blocks(node, '\n\n');
    default:
      return words(node).replace(/\n\n/g, '\n').trim();
  }
}

function blocks(parent: Element | Root, gap: string): string {
  const parts: string[] = [];
  let run: RootContent[] = [];
  const endRun = () => {
    const text = run.map(words).join('').replace(/\n\n/g, '\n').trim();
    if (text !== '') parts.push(text);
    run = [];
  };
  for (const child of parent.children) {
    if (!isBlock(child)) {
      run.push(child);
      continue;
    }
    endRun();
    const text = block(child);
    if (text !== '') parts.push(text);
  }
  endRun();
  return parts.join(gap);
}

/** The words of a tree without marks: numbers of lists are kept, cells stand apart by tabs. */
export const plainText = (tree: Root): string => blocks(tree, '\n\n');
