import type { Definition, FootnoteDefinition } from 'mdast';
import type { Chapter, Piece } from './AnswerDoc';

type Definitions = ReadonlyMap<string, string>;

const MOST = 500;
const REFERENCE = /\[([^[\]\n]{1,200})\]/g;

const normal = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Labels that a text may refer to; footnotes begin with `^`. */
const refersTo = (text: string): string[] => Array.from(text.matchAll(REFERENCE), ([, label = '']) => normal(label));

/**
 * A copy that stands on its own. A slice keeps the string alive that it was cut from, and a growing answer is a new
 * string at every frame.
 */
export const detached = (text: string): string => ` ${text}`.slice(1);

/** The text with the definitions it refers to. */
export function withDefinitions(slice: string, known: Definitions): Piece {
  const text = detached(slice);
  if (known.size === 0 || !text.includes('[')) return { text, definitions: '' };
  const found = new Set(refersTo(text).flatMap((label) => known.get(label) ?? []));
  return { text, definitions: [...found].join('\n') };
}

/** The definitions with one more; the first of a label counts, as everywhere in markdown. */
export function addDefinition(known: Definitions, node: Definition | FootnoteDefinition, source: string): Definitions {
  const note = node.type === 'footnoteDefinition';
  const label = (note ? '^' : '') + normal(node.label ?? node.identifier);
  if (known.has(label) || known.size >= MOST) return known;
  // The text of a note stands in the answer once, as a block; a piece only has to know that there is one.
  return new Map(known).set(label, note ? `[${label}]: -` : detached(source));
}

/** The chapters after new definitions: only pieces that refer to one of them change. */
export function resolveReferences(chapters: readonly Chapter[], known: Definitions): readonly Chapter[] {
  return chapters.map((chapter) => {
    let changed = false;
    const blocks = chapter.blocks.map((block) => {
      if (block.kind === 'code') return block;
      const pieces = block.pieces.map((piece) => {
        const next = withDefinitions(piece.text, known);
        return next.definitions === piece.definitions ? piece : next;
      });
      if (pieces.every((piece, index) => piece === block.pieces[index])) return block;
      changed = true;
      return { ...block, pieces };
    });
    return changed ? { ...chapter, blocks } : chapter;
  });
}
