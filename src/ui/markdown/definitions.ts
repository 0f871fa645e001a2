import type { Definition, FootnoteDefinition } from 'mdast';
import { copyString } from './copyString';
import type { Chunk, MarkdownSection } from './IncrementalDocument';

type Definitions = ReadonlyMap<string, string>;

const MAX_DEFINITIONS = 500;
const REFERENCE = /\[([^[\]\n]{1,200})\]/g;

const normalised = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** The text with the definitions it refers to. */
export function withDefinitions(slice: string, known: Definitions): Chunk {
  const text = copyString(slice);
  if (known.size === 0 || !text.includes('[')) return { text, definitions: '' };
  const labels = Array.from(text.matchAll(REFERENCE), ([, label = '']) => normalised(label));
  const found = new Set(labels.flatMap((label) => known.get(label) ?? []));
  return { text, definitions: [...found].join('\n') };
}

/**
 * Adds a definition. If a label is defined twice, the first definition counts, as everywhere in markdown. Labels of
 * footnotes begin with `^`.
 */
export function addDefinition(known: Definitions, node: Definition | FootnoteDefinition, source: string): Definitions {
  const note = node.type === 'footnoteDefinition';
  const label = (note ? '^' : '') + normalised(node.label ?? node.identifier);
  if (known.has(label) || known.size >= MAX_DEFINITIONS) return known;
  // The text of a footnote is a block of its own. Chunks only need some definition, so that the reference is
  // recognised.
  return new Map(known).set(label, note ? `[${label}]: -` : copyString(source));
}

/** Like `map`, but returns the same array if no item has changed, so that `memo` sees no change. */
function mapChanged<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}

/** Adds the known definitions to the chunks that refer to them; all other chunks keep their identity. */
export function resolveReferences(
  sections: readonly MarkdownSection[],
  known: Definitions,
): readonly MarkdownSection[] {
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
