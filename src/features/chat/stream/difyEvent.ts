import { isRecord } from '@/lib/isRecord';
import type { ChatEvent } from './ChatEvent';
import { readCitations } from './readCitations';

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

/** The conversation id in a comment line of a stream; `undefined` if the line is a heartbeat. */
export function conversationIdIn(comment: string): string | undefined {
  const id = usableId(comment);
  return id !== undefined && (/\d/.test(id) || id.length >= MIN_CHARS_WITHOUT_DIGIT) ? id : undefined;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the callers read it as plain text.
    return undefined;
  }
}

/** The message of an error, sent as JSON (`message` or `msg`) or as text. */
export function errorText(sent: string): string {
  const body = parseJson(sent);
  return isRecord(body) ? textIn(body['message']) || textIn(body['msg']) : sent.trim();
}

const messageEnd = (metadata: Record<string, unknown>): ChatEvent => ({
  type: 'message_end',
  citations: readCitations(metadata['retriever_resources']),
  metadata,
});

function eventsNamed(name: string, body: Record<string, unknown>): ChatEvent[] {
  const answer = textIn(body['answer']);
  switch (name) {
    case 'message':
    case 'agent_message':
      return answer === '' ? [] : [{ type: 'message', answer }];
    case 'message_replace':
      return [{ type: 'message_replace', answer }];
    case 'message_end':
      return [messageEnd(isRecord(body['metadata']) ? body['metadata'] : {})];
    case 'workflow_started':
      return [{ type: 'workflow_started' }];
    case 'error':
      return [{ type: 'error', message: textIn(body['message']) || textIn(body['msg']) }];
    default:
      return [];
  }
}

/**
 * Reads the content of a `data:` line as one of Dify's own events: a JSON object with a string `event` or `answer`
 * (§15.4). Returns `undefined` for anything else, which is text of the reply.
 */
export function readDifyEvent(data: string): ChatEvent[] | undefined {
  if (!data.startsWith('{')) return undefined;
  const body = parseJson(data);
  if (!isRecord(body)) return undefined;
  if (typeof body['event'] !== 'string' && typeof body['answer'] !== 'string') return undefined;
  const id = usableId(textIn(body['conversation_id']));
  const task = usableId(textIn(body['task_id']));
  return [
    ...(id === undefined ? [] : [{ type: 'conversation' as const, id }]),
    ...(task === undefined ? [] : [{ type: 'task' as const, id: task }]),
    ...eventsNamed(textIn(body['event']) || 'message', body),
  ];
}
