import type { AnswerDoc, Block } from './AnswerDoc';
import { completeTail } from './completeTail';
import { dedent } from './cutBlock';
import { withDefinitions } from './definitions';

// Each part begins with what the one before cannot end with, so that a text that does not fit is given up in linear time.
const FENCE = /^(?:[^\S\n]*\n)* {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\S\n]*(?:([^\s`]+)(?:[^\S\n][^`\n]*)?)?\n/;
const FENCE_BEGINNING = /^ {0,3}(?:`+|~+)$/;

function withoutFenceBeginning(code: string): string {
  const lineEnd = code.lastIndexOf('\n');
  return FENCE_BEGINNING.test(code.slice(lineEnd + 1)) ? code.slice(0, Math.max(0, lineEnd)) : code;
}

function tailBlock(doc: AnswerDoc, rest: string): Block | undefined {
  if (doc.open?.kind === 'code') {
    const piece = { text: withoutFenceBeginning(dedent(rest, doc.prefix)), definitions: '' };
    return { ...doc.open, pieces: [...doc.open.pieces, piece] };
  }
  if (doc.open) {
    const piece = withDefinitions(completeTail(doc.prefix + rest), doc.definitions);
    return { ...doc.open, pieces: [...doc.open.pieces, piece] };
  }
  const block = { key: doc.nextKey, detail: '', complete: false };
  const fence = FENCE.exec(rest);
  if (fence) {
    const text = withoutFenceBeginning(dedent(rest.slice(fence[0].length), fence[0].replace(/^\s*\n/, '')));
    return { ...block, kind: 'code', detail: fence[2] ?? '', pieces: [{ text, definitions: '' }] };
  }
  const text = completeTail(rest);
  if (text.trim() === '') return undefined;
  return { ...block, kind: 'markdown', pieces: [withDefinitions(text, doc.definitions)] };
}

/** The reading with what can be shown of the text that is not frozen, its half-written marks completed. */
export function showTail(doc: AnswerDoc): AnswerDoc {
  const tail = doc.rest !== '' || doc.open ? tailBlock(doc, doc.rest) : undefined;
  return { ...doc, tail, shown: doc.length };
}

/** The reading of an answer that broke off: nothing of what has arrived waits for more. */
export const showAll = (doc: AnswerDoc): AnswerDoc => (doc.shown === doc.length ? doc : showTail(doc));
