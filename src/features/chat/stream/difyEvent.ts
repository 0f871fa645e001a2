import { isRecord } from '@/lib/record';
import type { ChatEvent } from './ChatEvent';
import { readCitations } from './citations';
import { conversationId } from './conversationId';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that begins like JSON is answer text.
    return undefined;
  }
}

/** What an error says, as JSON (`message` or `msg`) or in plain words. */
export function errorText(sent: string): string {
  const body = parseJson(sent);
  return isRecord(body) ? textIn(body['message']) || textIn(body['msg']) : sent.trim();
}

function eventsNamed(name: string, body: Record<string, unknown>): ChatEvent[] {
  const answer = textIn(body['answer']);
  switch (name) {
    case 'message':
    case 'agent_message':
      return answer === '' ? [] : [{ type: 'message', answer }];
    case 'message_replace':
      return [{ type: 'message_replace', answer }];
    case 'message_end':
      return [{ type: 'message_end', citations: readCitations(body['metadata']) }];
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
 * (specification, section 15). Returns `undefined` for anything else, which is answer text.
 */
export function readDifyEvent(data: string): ChatEvent[] | undefined {
  if (!data.startsWith('{')) return undefined;
  const body = parseJson(data);
  if (!isRecord(body)) return undefined;
  if (typeof body['event'] !== 'string' && typeof body['answer'] !== 'string') return undefined;
  const id = conversationId(textIn(body['conversation_id']));
  return [
    ...(id === undefined ? [] : [{ type: 'conversation' as const, id }]),
    ...eventsNamed(textIn(body['event']) || 'message', body),
  ];
}
