/** A stretch of an answer that is parsed and rendered once. */
export interface Piece {
  /** Markdown that can be read on its own; in blocks of code the code itself. */
  text: string;
  /** Link reference and footnote definitions from elsewhere in the answer that the text refers to. */
  definitions: string;
}

/** A top-level block of an answer. Long ones have several pieces. */
export interface Block {
  key: number;
  /**
   * `list`, `table` and `paragraph` are blocks cut into pieces: items, rows, runs of text. `note` is the definition
   * of a footnote, `markdown` any block in one piece.
   */
  kind: 'markdown' | 'list' | 'table' | 'paragraph' | 'code' | 'note';
  /** Number of the first item of an ordered list, header of a table, language of code, label of a note. */
  detail: string;
  pieces: readonly Piece[];
  /** Nothing will be added. */
  complete: boolean;
}

/** A run of blocks that is compared as a whole. */
export interface Chapter {
  key: number;
  blocks: readonly Block[];
}

/** How far an answer has been read; immutable, `growAnswer` makes the next one. */
export interface AnswerDoc {
  /** Characters that have arrived; indices count from the beginning of the answer. */
  length: number;
  finished: boolean;
  /** Everything before this index is in blocks that are never read again. */
  frozen: number;
  /** What has arrived after `frozen`. */
  rest: string;
  /** Length at the last look for blocks to freeze. */
  looked: number;
  /** At least one; the last one still grows. */
  chapters: readonly Chapter[];
  /** The block whose first pieces are frozen. */
  open: Block | undefined;
  /** What has to stand before the text after `frozen`, so that it is read as the rest of `open`. */
  prefix: string;
  /** What is shown of the text after `frozen`: `open` with one more piece, or a block of its own. */
  tail: Block | undefined;
  /** Length when `tail` was made. */
  shown: number;
  /** Key of the next block. */
  nextKey: number;
  /** Source of the definitions found, by `refersTo` label. */
  definitions: ReadonlyMap<string, string>;
}

/** The answer of which nothing has arrived. */
export const emptyAnswer: AnswerDoc = {
  length: 0,
  finished: false,
  frozen: 0,
  rest: '',
  looked: 0,
  chapters: [{ key: 0, blocks: [] }],
  open: undefined,
  prefix: '',
  tail: undefined,
  shown: 0,
  nextKey: 0,
  definitions: new Map(),
};
