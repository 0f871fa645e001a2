import type { RootContent } from 'mdast';
import type { Block, Chunk, IncrementalDocument } from './IncrementalDocument';
import { cutParagraph } from './cutParagraph';
import { copyString } from './copyString';
import { dedent } from './dedent';
import { withDefinitions } from './definitions';
import { lineStart, startOf } from './sourcePositions';

/** Approximate length of a chunk. */
export const CHUNK_CHARS = 800;
/**
 * Every chunk is parsed together with its prefix, such as the header of a table, so a block with a longer prefix is not
 * cut.
 */
const MAX_PREFIX_CHARS = 400;

interface Cut {
  kind: Block['kind'];
  detail: string;
  /** Index of the cut: all text before it is frozen. */
  at: number;
  /** What must precede the rest so that it is parsed as a continuation. */
  prefix: string;
}

const firstLine = (text: string) => text.slice(0, text.indexOf('\n') + 1);

/** Where the unfinished block that begins at `start` can be cut, or undefined. */
function findCut(node: RootContent, text: string, start: number): Cut | undefined {
  switch (node.type) {
    case 'list': {
      const last = node.children[node.children.length - 1];
      if (!last || node.children.length < 2) return undefined;
      const detail = node.ordered ? String(node.start ?? 1) : '';
      return { kind: 'list', detail, at: lineStart(text, startOf(last)), prefix: '' };
    }
    case 'table': {
      const last = node.children[node.children.length - 1];
      if (!last || node.children.length < 3) return undefined;
      const header = firstLine(text.slice(start));
      const prefix = copyString(header + firstLine(text.slice(start + header.length)));
      return { kind: 'table', detail: prefix, at: lineStart(text, startOf(last)), prefix };
    }
    case 'code': {
      const prefix = copyString(firstLine(text.slice(start)));
      const at = text.lastIndexOf('\n') + 1;
      const fenced = /^ {0,3}[`~]/.test(prefix);
      return fenced && at > start + prefix.length ? { kind: 'code', detail: node.lang ?? '', at, prefix } : undefined;
    }
    case 'paragraph': {
      const at = cutParagraph(node, text, start + CHUNK_CHARS / 2);
      return at < 0 ? undefined : { kind: 'paragraph', detail: '', at, prefix: text[at - 1] ?? '' };
    }
    default:
      return undefined;
  }
}

function toChunk(doc: IncrementalDocument, cut: Cut, text: string, start: number): Chunk {
  if (cut.kind !== 'code') return withDefinitions(text.slice(start, cut.at), doc.definitions);
  return { text: copyString(dedent(text.slice(start + cut.prefix.length, cut.at), cut.prefix)), definitions: '' };
}

/**
 * Freezes the first part of a long block that is not complete yet, where possible.
 *
 * @param text the document's `prefix` and the text after `frozen`, as far as `settledLength` allows
 * @param begin index in `text` at which the block begins
 * @returns the document, and the index in `text` up to which it is frozen now; `undefined` if nothing was cut
 */
export function cutBlock(
  doc: IncrementalDocument,
  node: RootContent,
  text: string,
  begin: number,
): { doc: IncrementalDocument; at: number } | undefined {
  if (text.length - begin < CHUNK_CHARS) return undefined;
  const cut = findCut(node, text, begin);
  if (!cut || cut.prefix.length > MAX_PREFIX_CHARS) return undefined;
  const before = doc.open ?? { key: doc.nextKey, kind: cut.kind, detail: cut.detail, chunks: [], complete: false };
  // The text after the cut must parse as a block of the same kind. Otherwise the block is not cut until more text has
  // come.
  if (before.kind !== cut.kind) return undefined;
  const open = { ...before, chunks: [...before.chunks, toChunk(doc, cut, text, begin)] };
  return { doc: { ...doc, open, prefix: cut.prefix }, at: cut.at };
}
