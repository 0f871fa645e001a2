import type { RootContent } from 'mdast';
import { endOf, startOf } from './sourcePositions';

const BLANK_LINE = /^[^\S\n]*\n[^\S\n]*\n/;
const LINE_END = /^[^\S\n]*\n/;
const CLOSING_FENCE = /\n {0,3}(`{3,}|~{3,})[^\S\n]*$/;

/** Whether the last block of a text is complete, whatever comes next. */
export function isClosed(node: RootContent, text: string): boolean {
  const after = text.slice(endOf(node), endOf(node) + 200);
  switch (node.type) {
    case 'heading':
    case 'thematicBreak':
      return LINE_END.test(after);
    case 'code':
      return /[`~]/.test(text[startOf(node)] ?? '') && LINE_END.test(after) && closesFence(node, text);
    case 'paragraph':
    case 'table':
    case 'blockquote':
    case 'definition':
      return BLANK_LINE.test(after);
    default:
      return false;
  }
}

function closesFence(node: RootContent, text: string): boolean {
  const source = text.slice(startOf(node), endOf(node));
  const closing = CLOSING_FENCE.exec(source)?.[1] ?? '';
  const opening = /^(`+|~+)/.exec(source)?.[1] ?? '';
  return closing[0] === opening[0] && closing.length >= opening.length;
}
