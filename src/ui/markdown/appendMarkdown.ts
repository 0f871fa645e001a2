import type { RootContent } from 'mdast';
import { completeTail } from './completeTail';
import { CHUNK_CHARS, cutBlock } from './cutBlock';
import { dedent } from './dedent';
import { copyString } from './copyString';
import { addDefinition, resolveReferences, withDefinitions } from './definitions';
import type { Block, Chunk, IncrementalDocument } from './IncrementalDocument';
import { parseMarkdown } from './parseMarkdown';
import { lineStart, startOf } from './sourcePositions';
import { scanCompleteBlocks } from './scanCompleteBlocks';
import { isClosed } from './isClosed';
import { settledLength } from './settledLength';

/** At each frame React compares all sections and the blocks of the last section; this size keeps both lists short. */
const BLOCKS_PER_SECTION = 24;
/** Text that arrives at once is parsed in slices of this length. */
const SLICE_CHARS = 2048;
/** Long text that is not frozen is parsed again only when it has grown by 1/64, so that the total cost stays linear. */
const GROWTH_BEFORE_REPARSE = 64;
/** Text shorter than this is parsed at each frame. */
const SHORT_CHARS = 2048;

const isDue = (unread: number, length: number) => length < SHORT_CHARS || unread * GROWTH_BEFORE_REPARSE >= length;

function addBlock(doc: IncrementalDocument, block: Block): IncrementalDocument {
  const last = doc.sections[doc.sections.length - 1] ?? { key: 0, blocks: [] };
  const earlier = doc.sections.slice(0, -1);
  const blocks = [...last.blocks, block];
  const next = blocks.length < BLOCKS_PER_SECTION ? [] : [{ key: last.key + 1, blocks: [] }];
  return { ...doc, sections: [...earlier, { ...last, blocks }, ...next], nextKey: doc.nextKey + 1 };
}

const toBlock = (doc: IncrementalDocument, kind: Block['kind'], detail: string, chunk: Chunk): Block => ({
  key: doc.nextKey,
  kind,
  detail,
  chunks: [chunk],
  complete: true,
});

function closeOpen(doc: IncrementalDocument, open: Block, node: RootContent, text: string): IncrementalDocument {
  const rest = open.kind === 'code' && node.type === 'code' ? node.value : text;
  const empty = text.slice(doc.prefix.length).trim() === '';
  const chunks = empty ? open.chunks : [...open.chunks, withDefinitions(rest, doc.definitions)];
  return { ...addBlock(doc, { ...open, chunks, complete: true }), open: undefined, prefix: '' };
}

function freeze(doc: IncrementalDocument, node: RootContent, text: string): IncrementalDocument {
  if (doc.open) return closeOpen(doc, doc.open, node, text);
  if (node.type === 'definition' || node.type === 'footnoteDefinition') {
    const definitions = addDefinition(doc.definitions, node, text.trim());
    const known = { ...doc, definitions, sections: resolveReferences(doc.sections, definitions) };
    if (node.type === 'definition') return known;
    const note = text.replace(/^\s*\[\^[^\]]*\]:[ \t]*/, '').replace(/^ {1,4}/gm, '');
    return addBlock(known, toBlock(doc, 'note', node.label ?? node.identifier, withDefinitions(note, definitions)));
  }
  if (node.type === 'code' && /^ {0,3}[`~]/.test(text)) {
    const code = { text: copyString(node.value), definitions: '' };
    return addBlock(doc, toBlock(doc, 'code', copyString(node.lang ?? ''), code));
  }
  return addBlock(doc, toBlock(doc, 'markdown', '', withDefinitions(text, doc.definitions)));
}

const frozenTo = (doc: IncrementalDocument, frozen: number): IncrementalDocument => ({
  ...doc,
  frozen,
  rest: doc.rest.slice(frozen - doc.frozen),
});

/** Freezes what `scanCompleteBlocks` finds; `isDone` if nothing is left that needs the parser. */
function freezeScanned(doc: IncrementalDocument, end: number, finished: boolean) {
  const rest = doc.rest.slice(0, end - doc.frozen);
  const begin = /^\s*\n/.exec(rest)?.[0].length ?? 0;
  const { pieces, isSure } = scanCompleteBlocks(
    rest.slice(begin, finished ? rest.length : settledLength(rest)),
    finished,
  );
  const found = pieces.reduce(
    (next, { text, language }) =>
      language === undefined
        ? addBlock(next, toBlock(next, 'markdown', '', withDefinitions(text, doc.definitions)))
        : addBlock(next, toBlock(next, 'code', copyString(language), { text: copyString(text), definitions: '' })),
    doc,
  );
  const last = pieces.at(-1);
  const next = last ? frozenTo(found, doc.frozen + begin + last.end) : found;
  const isShort = end - next.frozen < CHUNK_CHARS;
  return { doc: { ...next, looked: end }, isDone: isSure && (isShort || finished) };
}

/** Freezes the blocks before index `end` that later text can no longer change. */
function freezeBlocks(before: IncrementalDocument, end: number, finished: boolean): IncrementalDocument {
  const { doc, isDone } = before.open ? { doc: before, isDone: false } : freezeScanned(before, end, finished);
  return isDone ? doc : freezeParsed(doc, end, finished);
}

function freezeParsed(doc: IncrementalDocument, end: number, finished: boolean): IncrementalDocument {
  const rest = doc.rest.slice(0, end - doc.frozen);
  const text = doc.prefix + rest.slice(0, finished ? rest.length : settledLength(rest));
  const nodes = parseMarkdown(text).children;
  const starts = nodes.map((node, index) => (index === 0 && doc.prefix ? 0 : lineStart(text, startOf(node))));

  let next: IncrementalDocument = { ...doc, looked: end };
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

/** Whether the text added since the last search may have completed blocks. */
function mayFreeze(doc: IncrementalDocument): boolean {
  const added = doc.rest.slice(doc.looked - doc.frozen);
  const waiting = doc.rest.length;
  if (added === '' || !isDue(added.length, waiting + doc.prefix.length)) return false;
  if (added.includes('\n') || (waiting > SHORT_CHARS / 2 && added.length >= SHORT_CHARS / 16)) return true;
  const before = doc.rest.slice(0, doc.looked - doc.frozen);
  return settledLength(before) < before.length && settledLength(before + added) === waiting;
}

// Each part of the expression begins with a character that the part before cannot end with, so matching takes linear
// time.
const FENCE = /^(?:[^\S\n]*\n)* {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\S\n]*(?:([^\s`]+)(?:[^\S\n][^`\n]*)?)?\n/;
const FENCE_BEGINNING = /^ {0,3}(?:`+|~+)$/;

function withoutFenceBeginning(code: string): string {
  const lineEnd = code.lastIndexOf('\n');
  return FENCE_BEGINNING.test(code.slice(lineEnd + 1)) ? code.slice(0, Math.max(0, lineEnd)) : code;
}

function tailOf({ open, prefix, rest, nextKey, definitions }: IncrementalDocument): Block | undefined {
  if (rest === '' && !open) return undefined;
  const code = (text: string, fence: string) => ({ text: withoutFenceBeginning(dedent(text, fence)), definitions: '' });
  if (open) {
    const chunk = open.kind === 'code' ? code(rest, prefix) : withDefinitions(completeTail(prefix + rest), definitions);
    return { ...open, chunks: [...open.chunks, chunk] };
  }
  const block = { key: nextKey, detail: '', complete: false };
  const fence = FENCE.exec(rest);
  if (fence) {
    const chunks = [code(rest.slice(fence[0].length), fence[0].replace(/^\s*\n/, ''))];
    return { ...block, kind: 'code', detail: fence[2] ?? '', chunks };
  }
  // Without the line ends, so that the text is the same when it is frozen.
  const text = completeTail(rest).trimEnd();
  if (text.trim() === '') return undefined;
  return { ...block, kind: 'markdown', chunks: [withDefinitions(text, definitions)] };
}

const showTail = (doc: IncrementalDocument): IncrementalDocument => ({ ...doc, tail: tailOf(doc), shown: doc.length });

/** The document of a text that broke off: all that has arrived is shown. */
export const completeBrokenOff = (doc: IncrementalDocument): IncrementalDocument =>
  doc.shown === doc.length ? doc : showTail(doc);

/**
 * Parses the text that has arrived. Blocks that can no longer change are frozen and keep their identity; the rest is
 * shown as the tail. The total cost is linear in the length of the text.
 *
 * @param doc the document so far, not finished
 * @param added the text since the last call
 * @param finished whether the text ends here
 */
export function appendMarkdown(doc: IncrementalDocument, added: string, finished: boolean): IncrementalDocument {
  if (added === '' && finished === doc.finished) return doc;
  const length = doc.length + added.length;
  let next: IncrementalDocument = { ...doc, rest: doc.rest + added, length, finished };
  while (length - next.looked > SLICE_CHARS) {
    next = freezeBlocks(next, next.looked + Math.max(SLICE_CHARS, (next.looked - next.frozen) >> 1), false);
  }
  if (finished) next = freezeBlocks(next, length, true);
  else if (mayFreeze(next)) next = freezeBlocks(next, length, false);
  const waiting = next.rest.length + next.prefix.length;
  const isStale = finished || next.frozen !== doc.frozen || isDue(length - doc.shown, waiting);
  return isStale ? showTail(next) : next;
}
