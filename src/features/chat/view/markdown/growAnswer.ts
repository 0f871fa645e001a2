import type { RootContent } from 'mdast';
import { emptyAnswer, type AnswerDoc, type Block } from './AnswerDoc';
import { cutBlock } from './cutBlock';
import { addDefinition, detached, resolveReferences, withDefinitions } from './definitions';
import { parseMarkdown } from './dialect';
import { isClosed, settledLength } from './settled';
import { showTail } from './showTail';
import { lineStart, startOf } from './positions';

/** Blocks of a chapter; what React compares per frame is chapters plus the blocks of the last one. */
const CHAPTER = 24;
const SLICE = 2048;
/** A text that cannot be cut is read again only when it has grown by a 64th: that keeps its total cost linear too. */
const PATIENCE = 64;
const SMALL = 2048;
const PROBE = 512;

const isDue = (unread: number, length: number) => length < SMALL || unread * PATIENCE >= length;

function addBlock(doc: AnswerDoc, block: Block): AnswerDoc {
  const last = doc.chapters[doc.chapters.length - 1] ?? { key: 0, blocks: [] };
  const earlier = doc.chapters.slice(0, -1);
  const blocks = [...last.blocks, block];
  const next = blocks.length < CHAPTER ? [] : [{ key: last.key + 1, blocks: [] }];
  return { ...doc, chapters: [...earlier, { ...last, blocks }, ...next], nextKey: doc.nextKey + 1 };
}

function closeOpen(doc: AnswerDoc, open: Block, node: RootContent, text: string): AnswerDoc {
  const rest = open.kind === 'code' && node.type === 'code' ? node.value : text;
  const empty = text.slice(doc.prefix.length).trim() === '';
  const pieces = empty ? open.pieces : [...open.pieces, withDefinitions(rest, doc.definitions)];
  return { ...addBlock(doc, { ...open, pieces, complete: true }), open: undefined, prefix: '' };
}

function freeze(doc: AnswerDoc, node: RootContent, text: string): AnswerDoc {
  if (doc.open) return closeOpen(doc, doc.open, node, text);
  const block = { key: doc.nextKey, detail: '', complete: true };
  if (node.type === 'definition' || node.type === 'footnoteDefinition') {
    const definitions = addDefinition(doc.definitions, node, text.trim());
    const known = { ...doc, definitions, chapters: resolveReferences(doc.chapters, definitions) };
    if (node.type === 'definition') return known;
    const note = text.replace(/^\s*\[\^[^\]]*\]:[ \t]*/, '').replace(/^ {1,4}/gm, '');
    const pieces = [withDefinitions(note, definitions)];
    return addBlock(known, { ...block, kind: 'note', detail: node.label ?? node.identifier, pieces });
  }
  if (node.type === 'code' && /^ {0,3}[`~]/.test(text)) {
    const pieces = [{ text: detached(node.value), definitions: '' }];
    return addBlock(doc, { ...block, kind: 'code', detail: detached(node.lang ?? ''), pieces });
  }
  return addBlock(doc, { ...block, kind: 'markdown', pieces: [withDefinitions(text, doc.definitions)] });
}

/** Freezes what nothing that is still to come can change, in the source up to `end`. */
function look(doc: AnswerDoc, end: number, finished: boolean): AnswerDoc {
  const rest = doc.source.slice(doc.frozen, end);
  const text = doc.prefix + rest.slice(0, finished ? rest.length : settledLength(rest));
  const nodes = parseMarkdown(text).children;
  const starts = nodes.map((node, index) => (index === 0 && doc.prefix ? 0 : lineStart(text, startOf(node))));

  let next: AnswerDoc = { ...doc, looked: end };
  let done = 0;
  for (const [index, node] of nodes.entries()) {
    const isLast = index === nodes.length - 1;
    if (isLast && !finished && !isClosed(node, text)) break;
    done = starts[index + 1] ?? text.length;
    next = freeze(next, node, text.slice(starts[index], done).trimEnd());
  }
  if (nodes.length === 0 && !doc.open) done = text.length;
  if (done > 0) next = { ...next, frozen: doc.frozen + done - doc.prefix.length };

  const last = nodes[nodes.length - 1];
  if (!last || done === text.length) return next;
  const begin = done > 0 ? done : (starts[0] ?? 0);
  return cutBlock(next, last, text, { begin, offset: doc.frozen - doc.prefix.length });
}

/** Whether blocks may have been completed since the last look. */
function isWorthLook(doc: AnswerDoc): boolean {
  const added = doc.source.slice(doc.looked);
  const waiting = doc.source.length - doc.frozen;
  if (added === '' || !isDue(added.length, waiting + doc.prefix.length)) return false;
  if (added.includes('\n') || (waiting > SMALL / 2 && added.length >= SMALL / 16)) return true;
  const before = doc.source.slice(doc.frozen, doc.looked);
  return settledLength(before) < before.length && settledLength(before + added) === waiting;
}

/**
 * Whether a text is an earlier one with more at its end. To compare all of it at every frame would cost more than to
 * parse what is new, so until the answer is finished the two ends have to do.
 */
function goesOn(before: string, text: string, finished: boolean): boolean {
  if (finished || before.length <= 2 * PROBE) return text.startsWith(before);
  const at = before.length - PROBE;
  return text.startsWith(before.slice(0, PROBE)) && text.startsWith(before.slice(at), at);
}

/**
 * Reads an answer as far as it has come (issue "Speed": total cost linear in its length). What has been added since
 * `doc` is split into blocks; those that nothing can change any more are frozen and keep their identity for ever.
 *
 * @param doc the reading so far; a `text` that does not go on from it is read from the start
 * @param finished nothing more will come
 */
export function growAnswer(doc: AnswerDoc, text: string, finished: boolean): AnswerDoc {
  if (text === doc.source && finished === doc.finished) return doc;
  if (doc.finished || !goesOn(doc.source, text, finished)) return growAnswer(emptyAnswer, text, finished);

  let next: AnswerDoc = { ...doc, source: text, finished };
  while (text.length - next.looked > SLICE) {
    next = look(next, next.looked + Math.max(SLICE, (next.looked - next.frozen) >> 1), false);
  }
  if (finished) next = look(next, text.length, true);
  else if (isWorthLook(next)) next = look(next, text.length, false);
  const waiting = text.length - next.frozen + next.prefix.length;
  const isStale = finished || next.frozen !== doc.frozen || isDue(text.length - doc.shown, waiting);
  return isStale ? showTail(next) : next;
}
