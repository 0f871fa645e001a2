import { isRecord, textIn } from '@/lib/isRecord';
import type { ChatEvent } from './ChatEvent';
import { ownValue } from '@/lib/ownValue';
import { fileLink, readCitations } from './attachments';
import { DIFY_WORDS } from './difyWords';

/** What the content of a line says: events, what the model thinks before it replies, links to files. */
export type Piece = ChatEvent | { type: 'thought'; answer: string } | { type: 'file'; answer: string };

const MAX_ID_CHARS = 128;

/** The id that a server sent: one word of at most 128 characters, else `undefined`. */
export function usableId(sent: string): string | undefined {
  const id = sent.trim();
  return id !== '' && id.length <= MAX_ID_CHARS && !/\s/.test(id) ? id : undefined;
}

/** The value of a text that may be JSON; `undefined` if it is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsIn = (value: unknown) => (isRecord(value) ? value : {});
const pieces = (type: 'message' | 'thought' | 'file', answer: string): Piece[] =>
  answer === '' ? [] : [{ type, answer }];
const message = (answer: string) => pieces('message', answer);

/** The event for an error, in the app's words if its code is one of Dify's. */
export function errorIn(body: Record<string, unknown>): ChatEvent & { type: 'error' } {
  const detail = textIn(body['message']) || textIn(body['msg']);
  const words = ownValue(DIFY_WORDS, textIn(body['code']));
  return words === undefined ? { type: 'error', message: detail } : { type: 'error', message: words, detail };
}

function eventsNamed(name: string, body: Record<string, unknown>): Piece[] {
  const answer = textIn(body['answer']);
  const data = fieldsIn(body['data']);
  switch (name) {
    case 'message':
    case 'agent_message':
      return message(answer);
    case 'text_chunk':
      return message(textIn(data['text']));
    case 'reasoning_chunk':
      return pieces('thought', textIn(data['reasoning']));
    case 'message_replace':
      return [{ type: 'message_replace', answer }];
    case 'message_end': {
      const files = Array.isArray(body['files']) ? (body['files'] as unknown[]) : [];
      const metadata = fieldsIn(body['metadata']);
      const citations = readCitations(metadata['retriever_resources']);
      const annotation = metadata['annotation_reply'];
      const annotatedBy = isRecord(annotation) && { annotatedBy: textIn(fieldsIn(annotation['account'])['name']) };
      return [
        ...files.flatMap((file) => pieces('file', fileLink(file))),
        { type: 'message_end', citations, ...annotatedBy },
      ];
    }
    // Some versions of Dify send text of the reply under this name.
    case 'message_file':
      return [...pieces('file', fileLink(body)), ...message(answer)];
    case 'workflow_paused':
    case 'human_input_required':
      return [{ type: 'paused' }];
    case 'workflow_finished':
      return data['status'] === 'failed' ? [{ type: 'error', message: textIn(data['error']) }] : [];
    case 'error':
      return [errorIn(body)];
    default:
      return [];
  }
}

/** Where other servers and models put the next piece of the reply, or of a thought. */
const TEXTS = [
  'content',
  'text',
  'response',
  'choices.0.delta.content',
  'choices.0.message.content',
  'message.content',
  'output.text',
  'result.output.text',
  'results.0.output.text',
];
const THOUGHTS = ['choices.0.delta.reasoning_content', 'choices.0.delta.reasoning', 'message.thinking', 'thinking'];

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return (value as unknown[])[Number(name)];
    return isRecord(value) ? value[name] : undefined;
  }, body);

const textAt = (body: unknown, paths: readonly string[]) =>
  paths.map((path) => valueAt(body, path)).find((value) => typeof value === 'string');

const SUCCESS = ['200', '0'];

/** What other servers send: a failure in its words, an envelope, or a piece of text (§15.4). */
function readOtherServer(body: Record<string, unknown>): Piece[] | undefined {
  const { code, data, error } = body;
  const refused = errorIn(typeof error === 'string' ? { message: error } : fieldsIn(error));
  if (refused.message !== '') return [refused];
  const isEnvelope = (typeof code === 'number' || typeof code === 'string') && ('msg' in body || 'message' in body);
  if (isEnvelope) {
    if (!SUCCESS.includes(String(code))) return [errorIn(body)];
    if (typeof data === 'string') return message(data);
    if (data !== undefined && data !== null) return isRecord(data) ? (readBody(data) ?? []) : [];
  }
  const text = textAt(body, TEXTS);
  const thinking = textAt(body, THOUGHTS);
  // A chunk may have no text, such as the last one, which counts tokens; so may an envelope.
  const isSilent = Array.isArray(body['choices']) || (isEnvelope && data === null);
  const isKnown = text !== undefined || thinking !== undefined || isSilent;
  return isKnown ? [...pieces('thought', thinking ?? ''), ...message(text ?? '')] : undefined;
}

function readBody(body: Record<string, unknown>): Piece[] | undefined {
  if (typeof body['event'] !== 'string' && typeof body['answer'] !== 'string') return readOtherServer(body);
  const id = usableId(textIn(body['conversation_id']));
  const task = usableId(textIn(body['task_id']));
  const record = usableId(textIn(body['message_id']));
  return [
    ...(id === undefined ? [] : [{ type: 'conversation' as const, id }]),
    ...(task === undefined ? [] : [{ type: 'task' as const, id: task }]),
    ...(record === undefined ? [] : [{ type: 'record' as const, id: record }]),
    ...eventsNamed(textIn(body['event']) || 'message', body),
  ];
}

/**
 * Reads the content of a `data:` line as one of Dify's own events (a JSON object with a string `event` or `answer`,
 * §15.4), or as what other servers send. Returns `undefined` for anything else, which is text of the reply.
 */
export function readPieces(data: string): Piece[] | undefined {
  if (!data.startsWith('{')) return undefined;
  const body = parseJson(data);
  return isRecord(body) ? readBody(body) : undefined;
}
