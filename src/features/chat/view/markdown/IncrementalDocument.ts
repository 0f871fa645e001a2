/** Markdown that is parsed and rendered once. */
export interface Chunk {
  /** Markdown that can be read on its own; in blocks of code the code itself. */
  text: string;
  /** Definitions of links and footnotes from elsewhere in the reply that the text refers to. */
  definitions: string;
}

/** A top-level block of a reply. Long ones have several chunks. */
export interface Block {
  key: number;
  /**
   * `list`, `table` and `paragraph` are blocks cut into chunks: items, rows, runs of text. `note` is the definition of
   * a footnote, `markdown` any block in one chunk.
   */
  kind: 'markdown' | 'list' | 'table' | 'paragraph' | 'code' | 'note';
  /** Number of the first item of an ordered list, header of a table, language of code, label of a note. */
  detail: string;
  chunks: readonly Chunk[];
  /** Nothing will be added. */
  complete: boolean;
}

/** A run of blocks; React and the browser skip it as a whole. */
export interface Section {
  key: number;
  blocks: readonly Block[];
}

/** A reply as far as it is parsed; immutable, `appendMarkdown` makes the next one. */
export interface IncrementalDocument {
  /** Characters that have arrived; indices count from the beginning of the reply. */
  length: number;
  finished: boolean;
  /** Everything before this index is in blocks that are never parsed again. */
  frozen: number;
  /** The text after `frozen`. */
  rest: string;
  /** Length when blocks to freeze were last looked for. */
  looked: number;
  /** At least one section; the last section still grows. */
  sections: readonly Section[];
  /** The block whose first chunks are frozen. */
  open: Block | undefined;
  /** What must precede the text after `frozen` so that it is parsed as the rest of `open`. */
  prefix: string;
  /** The shown part of the text after `frozen`: `open` with one more chunk, or a block of its own. */
  tail: Block | undefined;
  /** Length when `tail` was made. */
  shown: number;
  /** Key of the next block. */
  nextKey: number;
  /** Source of the definitions found, by normalised label. */
  definitions: ReadonlyMap<string, string>;
}

export const emptyDocument: IncrementalDocument = {
  length: 0,
  finished: false,
  frozen: 0,
  rest: '',
  looked: 0,
  sections: [{ key: 0, blocks: [] }],
  open: undefined,
  prefix: '',
  tail: undefined,
  shown: 0,
  nextKey: 0,
  definitions: new Map(),
};
