import type { Definition, FootnoteDefinition } from 'mdast';
import type { Chunk, Section } from './IncrementalDocument';

type Definitions = ReadonlyMap<string, string>;

const MAX_DEFINITIONS = 500;
const REFERENCE = /\[([^[\]\n]{1,200})\]/g;

const normalised = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * A copy that stands on its own. A slice keeps the string alive that it was cut from, and a growing reply is a new
 * string at every frame.
 */
export const copyString = (text: string): string => ` ${text}`.slice(1);

/** The text with the definitions it refers to. */
export function withDefinitions(slice: string, known: Definitions): Chunk {
  const text = copyString(slice);
  if (known.size === 0 || !text.includes('[')) return { text, definitions: '' };
  const labels = Array.from(text.matchAll(REFERENCE), ([, label = '']) => normalised(label));
  const found = new Set(labels.flatMap((label) => known.get(label) ?? []));
  return { text, definitions: [...found].join('\n') };
}

/** The definitions with one more; the first of a label counts, as everywhere in markdown. Footnotes begin with `^`. */
export function addDefinition(known: Definitions, node: Definition | FootnoteDefinition, source: string): Definitions {
  const note = node.type === 'footnoteDefinition';
  const label = (note ? '^' : '') + normalised(node.label ?? node.identifier);
  if (known.has(label) || known.size >= MAX_DEFINITIONS) return known;
  // The note itself is a block of the reply; a chunk only has to know that there is one.
  return new Map(known).set(label, note ? `[${label}]: -` : copyString(source));
}

/** The items with changed ones in place; the same array where nothing has changed. */
function mapChanged<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}

/** The sections after new definitions: only chunks that refer to one of them change. */
export function resolveReferences(sections: readonly Section[], known: Definitions): readonly Section[] {
  const resolve = (chunk: Chunk) => {
    const next = withDefinitions(chunk.text, known);
    return next.definitions === chunk.definitions ? chunk : next;
  };
  return mapChanged(sections, (section) => {
    const blocks = mapChanged(section.blocks, (block) => {
      const chunks = block.kind === 'code' ? block.chunks : mapChanged(block.chunks, resolve);
      return chunks === block.chunks ? block : { ...block, chunks };
    });
    return blocks === section.blocks ? section : { ...section, blocks };
  });
}
