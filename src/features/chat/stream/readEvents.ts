import { createLineSplitter } from '@/lib/createLineSplitter';
import { isRecord } from '@/lib/isRecord';
import type { ChatEvent } from './ChatEvent';
import { errorIn, parseJson, type Piece, readPieces, usableId } from './readPieces';

/**
 * Comment lines carry the conversation id or a heartbeat (`ok`, `connected`, `keep-alive`). A word without a digit that
 * is shorter than this is taken as a heartbeat.
 */
const MIN_CHARS_WITHOUT_DIGIT = 16;

/** The conversation id in a comment line; `undefined` if the line is a heartbeat. */
function conversationIdIn(comment: string): string | undefined {
  const id = usableId(comment);
  return id !== undefined && (/\d/.test(id) || id.length >= MIN_CHARS_WITHOUT_DIGIT) ? id : undefined;
}

/** An error that is sent as JSON (`message` or `msg`) or as text. */
function errorOf(sent: string): ChatEvent {
  const body = parseJson(sent);
  return errorIn(isRecord(body) ? body : { message: sent.trim() });
}

/** The text of a piece that is sent as a JSON text: `data: "你好"`. */
function textOfJson(data: string): string {
  const value = data.startsWith('"') ? parseJson(data) : undefined;
  return typeof value === 'string' ? value : data;
}

const NO_TEXT = /^(id|retry):/;
/** The end of a stream, as models of OpenAI's form send it. */
const DONE = '[DONE]';
/** The beginning of a line of another stream that was passed on inside a `data:` line. */
const PASSED_ON = /^(?:data: ?(?=[{[])|event: ?ping$)/;

/** Turns the lines of a stream into events, by its rules (§15.4). After an error event nothing more is reported. */
export function createEventParser() {
  /** Whether every data line so far had a space after its colon; if so, the spaces are not part of the text. */
  let spaced = true;
  /**
   * Whether a blank line was seen. From then on, blank lines separate blocks, and the lines of a block are joined by
   * newlines.
   */
  let framed = false;
  /** The kind of the last text line of the current block. */
  let last: 'none' | 'data' | 'other' = 'none';
  /** The lines of the error block that is being read; `undefined` outside of an error block. */
  let errorLines: string[] | undefined;
  let failed = false;
  let done = false;
  /** The text lines of the first block: they are joined by line ends if a blank line ends it. */
  let first: string[] = [];
  /** A thought has begun, and its reply has not. */
  let thinking = false;
  /** Whether each line is a JSON object without `data:` (NDJSON); the first line of text tells. */
  let isObjects: boolean | undefined;
  /** The links to files that were given; a server names a file again at the end. */
  const files = new Set<string>();

  const text = (content: string, kind: 'data' | 'other'): ChatEvent[] => {
    if (errorLines) {
      errorLines.push(content);
      return [];
    }
    const joined = last !== 'none' && (framed || (last === 'other' && kind === 'other'));
    last = kind;
    if (!framed && (kind === 'data' || first.length > 0)) first.push(content);
    const added = joined ? `\n${content}` : content;
    return added === '' ? [] : [{ type: 'message', answer: added }];
  };

  const data = (rest: string): ChatEvent[] => {
    if (!rest.startsWith(' ')) spaced = false;
    const line = spaced ? rest.slice(1) : rest;
    const content = line.replace(PASSED_ON, '');
    const whole = textOfJson(content);
    if (whole.trim() === DONE) done = true;
    if (done || (content === '' && line !== '')) return [];
    return written((errorLines ? undefined : readPieces(content)) ?? text(whole, 'data'));
  };

  const marked = (added: string, isThought: boolean): ChatEvent[] => {
    const mark = isThought === thinking ? '' : isThought ? '<think>' : '</think>\n\n';
    thinking = isThought;
    return [{ type: 'message', answer: mark + added }];
  };

  /** The events of pieces. Thoughts sent apart from the reply get `<think>` tags; each file is given once. */
  const written = (pieces: readonly Piece[]): ChatEvent[] =>
    pieces.flatMap((piece): ChatEvent[] => {
      if (piece.type === 'message_replace') thinking = false;
      if (piece.type !== 'message' && piece.type !== 'thought' && piece.type !== 'file') return [piece];
      if (piece.type === 'file' && files.has(piece.answer)) return [];
      if (piece.type === 'file') files.add(piece.answer);
      return marked(piece.answer, piece.type === 'thought');
    });

  const endBlock = (): ChatEvent[] => {
    last = 'none';
    if (!errorLines) return [];
    const error = errorOf(errorLines.join('\n'));
    errorLines = undefined;
    return [error];
  };

  const parse = (line: string): ChatEvent[] => {
    if (line === '') {
      const isJoined = !framed && first.length > 1 && !errorLines;
      const joined: ChatEvent[] = isJoined ? [{ type: 'message_replace', answer: first.join('\n') }] : [];
      framed = true;
      first = [];
      return [...joined, ...endBlock()];
    }
    if (line.startsWith('data:')) {
      isObjects ??= false;
      return data(line.slice('data:'.length));
    }
    if (line.startsWith(':')) {
      const id = conversationIdIn(line.slice(1));
      return id === undefined ? [] : [{ type: 'conversation', id }];
    }
    if (line.startsWith('event:')) {
      if (line.slice('event:'.length).trim() === 'error') errorLines ??= [];
      return [];
    }
    if (NO_TEXT.test(line)) return [];
    const pieces = isObjects === false || errorLines ? undefined : readPieces(line);
    isObjects ??= pieces !== undefined;
    if (pieces) return written(pieces);
    if (!isObjects || errorLines) return text(line, 'other');
    done = line.trim() === DONE;
    // An object without text says something else, such as how long the model has worked.
    return done || isRecord(parseJson(line)) ? [] : text(line, 'other');
  };

  const untilError = (events: ChatEvent[]): ChatEvent[] => {
    if (failed) return [];
    failed = events.some(({ type }) => type === 'error');
    return events;
  };

  return {
    push: (line: string) => untilError(failed || done ? [] : parse(line)),
    /** Call it after the last line; returns the remaining events. */
    end(): ChatEvent[] {
      if (failed) return [];
      const events = untilError(endBlock());
      return failed ? events : [...events, { type: 'complete' }];
    },
  };
}

const CUT = '回答在中途断开';

/**
 * Yields the events of a streamed reply, one array for each chunk: bytes → text (UTF-8, without a BOM) → lines →
 * events. The cuts between chunks change only how the events are grouped. A body that ends inside a character ends with
 * an error.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ChatEvent[]> {
  const decoder = new TextDecoder();
  const splitter = createLineSplitter();
  const parser = createEventParser();
  const events = (lines: readonly string[]) => lines.flatMap((line) => parser.push(line));

  for await (const chunk of chunks) {
    const found = events(splitter.push(decoder.decode(chunk, { stream: true })));
    if (found.length > 0) yield found;
  }
  const last = events(splitter.end());
  // What the decoder still holds is the beginning of a character, so the body was cut. It would end in U+FFFD.
  const isCut = decoder.decode() !== '';
  yield [...last, ...(isCut ? [{ type: 'error' as const, message: CUT }] : parser.end())];
}
