import { isRecord } from '@/lib/isRecord';
import type { ChatEvent } from './ChatEvent';
import { parseJson } from './parseJson';
import { readCitations } from './readCitations';

/** Splits text that arrives in chunks into lines, at LF, CRLF and CR, wherever the chunks are cut. */
export function createLineSplitter() {
  /** The beginning of a line, in pieces, so that the time is linear however long the line is. */
  let waiting: string[] = [];
  let endedWithCr = false;
  return {
    /** Takes the next chunk; returns the lines that it completes. */
    push(text: string): string[] {
      // A CR ends its line at once; an LF at the beginning of the next chunk belongs to that CR.
      const lines = (endedWithCr ? text.replace(/^\n/, '') : text).split(/\r\n|\r|\n/);
      if (text !== '') endedWithCr = text.endsWith('\r');
      const rest = lines.pop() ?? '';
      if (lines.length > 0) {
        lines[0] = waiting.join('') + lines[0];
        waiting = [];
      }
      if (rest !== '') waiting.push(rest);
      return lines;
    },
    /** Returns the last line if it has no line end. */
    end: () => (waiting.length === 0 ? [] : [waiting.join('')]),
  };
}

const MAX_ID_CHARS = 128;
/**
 * Comment lines carry the conversation id or a heartbeat (`ok`, `connected`, `keep-alive`). A word without a digit that
 * is shorter than this is taken as a heartbeat.
 */
const MIN_CHARS_WITHOUT_DIGIT = 16;

/** The id that a server sent: one word of at most 128 characters, else `undefined`. */
function usableId(sent: string): string | undefined {
  const id = sent.trim();
  return id !== '' && id.length <= MAX_ID_CHARS && !/\s/.test(id) ? id : undefined;
}

/** The conversation id in a comment line; `undefined` if the line is a heartbeat. */
function conversationIdIn(comment: string): string | undefined {
  const id = usableId(comment);
  return id !== undefined && (/\d/.test(id) || id.length >= MIN_CHARS_WITHOUT_DIGIT) ? id : undefined;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const messageIn = (body: Record<string, unknown>) => textIn(body['message']) || textIn(body['msg']);

/** The message of an error, sent as JSON (`message` or `msg`) or as text. */
function errorText(sent: string): string {
  const body = parseJson(sent);
  return isRecord(body) ? messageIn(body) : sent.trim();
}

function eventsNamed(name: string, body: Record<string, unknown>): ChatEvent[] {
  const answer = textIn(body['answer']);
  switch (name) {
    case 'message':
    case 'agent_message':
      return answer === '' ? [] : [{ type: 'message', answer }];
    case 'message_replace':
      return [{ type: 'message_replace', answer }];
    case 'message_end': {
      const metadata = isRecord(body['metadata']) ? body['metadata'] : {};
      return [{ type: 'message_end', citations: readCitations(metadata['retriever_resources']) }];
    }
    case 'message_file': {
      const url = textIn(body['url']);
      const isOfReply = textIn(body['belongs_to']) !== 'user';
      return url === '' || !isOfReply
        ? []
        : [{ type: 'message', answer: `\n\n[查看图片](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)\n\n` }];
    }
    case 'workflow_paused':
    case 'human_input_required':
      return [{ type: 'paused' }];
    case 'error':
      return [{ type: 'error', message: messageIn(body) }];
    default:
      return [];
  }
}

const SUCCESS = ['200', '0'];

/** What other servers send: an envelope, which is a failure in its words, or a piece of text (§15.4). */
function readOtherServer(body: Record<string, unknown>): ChatEvent[] | undefined {
  const { code, msg, content, choices } = body;
  const isCode = typeof code === 'number' || typeof code === 'string';
  if (isCode && typeof msg === 'string' && !SUCCESS.includes(String(code))) return [{ type: 'error', message: msg }];
  const [choice] = Array.isArray(choices) ? (choices as unknown[]) : [];
  const delta = isRecord(choice) && isRecord(choice['delta']) ? choice['delta'] : undefined;
  const text = delta ? (delta['content'] ?? '') : content;
  if (typeof text !== 'string') return delta ? [] : undefined;
  return text === '' ? [] : [{ type: 'message', answer: text }];
}

/** The text of a piece that is sent as a JSON text: `data: "你好"`. */
function textOfJson(data: string): string {
  const value = data.startsWith('"') ? parseJson(data) : undefined;
  return typeof value === 'string' ? value : data;
}

/**
 * Reads the content of a `data:` line as one of Dify's own events: a JSON object with a string `event` or `answer`
 * (§15.4). Returns `undefined` for anything else, which is text of the reply.
 */
function readDifyEvent(data: string): ChatEvent[] | undefined {
  if (!data.startsWith('{')) return undefined;
  const body = parseJson(data);
  if (!isRecord(body)) return undefined;
  if (typeof body['event'] !== 'string' && typeof body['answer'] !== 'string') return readOtherServer(body);
  const id = usableId(textIn(body['conversation_id']));
  const task = usableId(textIn(body['task_id']));
  return [
    ...(id === undefined ? [] : [{ type: 'conversation' as const, id }]),
    ...(task === undefined ? [] : [{ type: 'task' as const, id: task }]),
    ...eventsNamed(textIn(body['event']) || 'message', body),
  ];
}

const NO_TEXT = /^(id|retry):/;
/** The end of a stream, as models of OpenAI's form send it. */
const DONE = '[DONE]';

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

  const text = (content: string, kind: 'data' | 'other'): ChatEvent[] => {
    if (errorLines) {
      errorLines.push(content);
      return [];
    }
    const joined = last !== 'none' && (framed || (last === 'other' && kind === 'other'));
    last = kind;
    if (!framed && kind === 'data') first.push(content);
    const added = joined ? `\n${content}` : content;
    return added === '' ? [] : [{ type: 'message', answer: added }];
  };

  const data = (rest: string): ChatEvent[] => {
    if (!rest.startsWith(' ')) spaced = false;
    const content = spaced ? rest.slice(1) : rest;
    if (content.trim() === DONE) {
      done = true;
      return [];
    }
    return (errorLines ? undefined : readDifyEvent(content)) ?? text(textOfJson(content), 'data');
  };

  const endBlock = (): ChatEvent[] => {
    last = 'none';
    if (!errorLines) return [];
    const message = errorText(errorLines.join('\n'));
    errorLines = undefined;
    return [{ type: 'error', message }];
  };

  const parse = (line: string): ChatEvent[] => {
    if (line === '') {
      const isJoined = !framed && first.length > 1 && !errorLines;
      const joined: ChatEvent[] = isJoined ? [{ type: 'message_replace', answer: first.join('\n') }] : [];
      framed = true;
      first = [];
      return [...joined, ...endBlock()];
    }
    if (line.startsWith('data:')) return data(line.slice('data:'.length));
    if (line.startsWith(':')) {
      const id = conversationIdIn(line.slice(1));
      return id === undefined ? [] : [{ type: 'conversation', id }];
    }
    if (line.startsWith('event:')) {
      if (line.slice('event:'.length).trim() === 'error') errorLines ??= [];
      return [];
    }
    return NO_TEXT.test(line) ? [] : text(line, 'other');
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
