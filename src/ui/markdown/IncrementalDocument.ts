/** A piece of markdown that is parsed and rendered by itself. */
export interface Chunk {
  /** Markdown that parses correctly by itself; in a code block, the plain code. */
  text: string;
  /** The definitions of links and footnotes that the text refers to, as markdown; they stand elsewhere in the text. */
  definitions: string;
}

/** A top-level block of a document. Long ones have several chunks. */
export interface Block {
  key: number;
  /**
   * `list`, `table` and `paragraph` are blocks cut into chunks: items, rows, runs of text. `note` is the definition of
   * a footnote, `markdown` any block in one chunk.
   */
  kind: 'markdown' | 'list' | 'table' | 'paragraph' | 'code' | 'note';
  /**
   * Depends on `kind`: first number of an ordered list, header of a table, language of code, label of a note; else
   * empty.
   */
  detail: string;
  chunks: readonly Chunk[];
  /** Whether the block is final: later text will not change it. */
  complete: boolean;
}

/** Consecutive blocks in one element, so that React and the browser can skip them together. */
export interface MarkdownSection {
  key: number;
  blocks: readonly Block[];
}

/** The parsed state of a growing text. It is immutable: `appendMarkdown` returns the next state. */
export interface IncrementalDocument {
  /** Characters that have arrived; indices count from the beginning of the text. */
  length: number;
  finished: boolean;
  /** Everything before this index is in blocks that are never parsed again. */
  frozen: number;
  /** The text from index `frozen` on. */
  rest: string;
  /** Value of `length` when the text was last searched for blocks to freeze. */
  looked: number;
  /** At least one section; the last section still grows. */
  sections: readonly MarkdownSection[];
  /** The unfinished block whose first chunks are frozen already. */
  open: Block | undefined;
  /** What must precede the text after `frozen` so that it is parsed as the rest of `open`. */
  prefix: string;
  /** The block shown for `rest`: `open` with one more chunk, or a new block. */
  tail: Block | undefined;
  /** Value of `length` when `tail` was made. */
  shown: number;
  /** Key of the next block. */
  nextKey: number;
  /** Markdown of the definitions of links and footnotes found so far, by normalised label. */
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
