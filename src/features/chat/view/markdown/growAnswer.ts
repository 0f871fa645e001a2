import type { RootContent } from 'mdast';
import type { AnswerDoc, Block } from './AnswerDoc';
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

const frozenTo = (doc: AnswerDoc, frozen: number): AnswerDoc => ({
  ...doc,
  frozen,
  rest: doc.rest.slice(frozen - doc.frozen),
});

/** Freezes what nothing that is still to come can change, in what lies before the index `end`. */
function look(doc: AnswerDoc, end: number, finished: boolean): AnswerDoc {
  const rest = doc.rest.slice(0, end - doc.frozen);
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
  if (done > 0) next = frozenTo(next, doc.frozen + done - doc.prefix.length);

  const last = nodes[nodes.length - 1];
  if (!last || done === text.length) return next;
  const begin = done > 0 ? done : (starts[0] ?? 0);
  const cut = cutBlock(next, last, text, begin);
  return cut ? frozenTo(cut.doc, doc.frozen - doc.prefix.length + cut.at) : next;
}

/** Whether blocks may have been completed since the last look. */
function isWorthLook(doc: AnswerDoc): boolean {
  const added = doc.rest.slice(doc.looked - doc.frozen);
  const waiting = doc.rest.length;
  if (added === '' || !isDue(added.length, waiting + doc.prefix.length)) return false;
  if (added.includes('\n') || (waiting > SMALL / 2 && added.length >= SMALL / 16)) return true;
  const before = doc.rest.slice(0, doc.looked - doc.frozen);
  return settledLength(before) < before.length && settledLength(before + added) === waiting;
}

/**
 * Reads an answer as far as it has come (issue "Speed": total cost linear in its length). What has been added since
 * `doc` is split into blocks; those that nothing can change any more are frozen and keep their identity for ever.
 *
 * @param doc the reading so far, not finished
 * @param added what has arrived since
 * @param finished nothing more will come
 */
export function growAnswer(doc: AnswerDoc, added: string, finished: boolean): AnswerDoc {
  if (added === '' && finished === doc.finished) return doc;
  const length = doc.length + added.length;
  let next: AnswerDoc = { ...doc, rest: doc.rest + added, length, finished };
  while (length - next.looked > SLICE) {
    next = look(next, next.looked + Math.max(SLICE, (next.looked - next.frozen) >> 1), false);
  }
  if (finished) next = look(next, length, true);
  else if (isWorthLook(next)) next = look(next, length, false);
  const waiting = next.rest.length + next.prefix.length;
  const isStale = finished || next.frozen !== doc.frozen || isDue(length - doc.shown, waiting);
  return isStale ? showTail(next) : next;
}
