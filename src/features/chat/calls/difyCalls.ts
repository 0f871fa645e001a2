import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import type { EnvelopeRules } from '@/lib/http/envelope';
import { AbortedError, SchemaError } from '@/lib/http/errors';
import { type HttpContext, sendByFetch } from '@/lib/http/request';
import { serializeParams } from '@/lib/serializeParams';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatCalls, Question } from './ChatCalls';
import type { ChatConfig } from './readChatConfig';
import { conversationPageSchema, difyRecordsSchema } from './pageSchemas';
import { parseJson } from '../stream/parseJson';
import { replyEvents, streamBody } from '../stream/replyEvents';
import { streamWithTimeouts } from '../stream/streamWithTimeouts';

const PAGE_SIZE = 20;
const MAX_RECORDS = 50;
/** The signal of calls that nothing aborts but the end of the session. */
const NEVER = new AbortController().signal;
/** Dify wraps only errors in an envelope, so there are no success codes. */
const RULES: EnvelopeRules = { statusName: 'code', messageName: 'message', successCodes: [] };

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(decoder.decode(chunk, { stream: true }));
  return parts.join('') + decoder.decode();
}

/**
 * The assistant's calls to Dify's own API (§7.36). They use an API key, which a proxy may add, instead of the
 * session's token, so a 401 is shown in the chat and does not end the session.
 *
 * @param log receives the errors of all calls except streams
 */
export function difyCalls(
  { apiKey, baseURL, user, fileBase }: ChatConfig,
  { sessionSignal }: Pick<HttpContext, 'sessionSignal'>,
  log: (error: Error) => void,
): ChatCalls {
  const base = baseURL.replace(/(?<!\/)\/+$/, '');
  const limits = { firstByte: appConfig.chatFirstByteTimeout, idle: appConfig.chatIdleTimeout };

  const request = (path: string, signal: AbortSignal, body?: Record<string, unknown>, method?: string) => ({
    call: { method: method ?? (body ? 'POST' : 'GET'), url: path, token: apiKey },
    url: base + path,
    body,
    limits,
    signals: [signal, sessionSignal()],
  });

  /** A call with a JSON response, under the same time limits as a stream. */
  const ask = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
    signal: AbortSignal,
    body?: Record<string, unknown>,
    method?: string,
  ): Promise<v.InferOutput<S>> => {
    const prepared = request(path, signal, body, method);
    const bodyOf = async (response: Response) => {
      // A 204 has no body.
      if (response.ok) return response.body ?? new Blob().stream();
      const body = await streamBody(response, prepared.call, RULES);
      if (typeof body === 'string') throw new SchemaError(prepared.call, '');
      return body;
    };
    try {
      const text = await textOf(streamWithTimeouts({ ...prepared, bodyOf }));
      const parsed = v.safeParse(schema, parseJson(text), { abortEarly: true });
      if (parsed.success) return parsed.output;
      throw new SchemaError(prepared.call, v.getDotPath(parsed.issues[0]) ?? '');
    } catch (error) {
      if (error instanceof Error && !(error instanceof AbortedError)) log(error);
      throw error;
    }
  };

  /** Tells the server to end its work; else it would write the reply to its end, unseen (§15.6). */
  const stop = async (task: string) => {
    const path = `/chat-messages/${encodeURIComponent(task)}/stop`;
    // Nobody waits for the response, and the page may be about to close.
    await sendByFetch(request(path, NEVER, { user }), { keepalive: true }).catch(() => undefined);
  };

  async function* stream(
    { text, conversationId, files = [] }: Question,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent[]> {
    const sent = files
      .filter(({ id }) => id !== '')
      .map(({ id, kind }) => ({ type: kind, transfer_method: 'local_file', upload_file_id: id }));
    const body = {
      query: text,
      inputs: {},
      user,
      response_mode: 'streaming',
      conversation_id: conversationId,
      ...(sent.length > 0 && { files: sent }),
    };
    let task = '';
    const onAbort = () => {
      if (task !== '') void stop(task);
    };
    signal.addEventListener('abort', onAbort);
    try {
      for await (const events of replyEvents(request('/chat-messages', signal, body), RULES)) {
        task = events.find((event) => event.type === 'task')?.id ?? task;
        yield events;
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  const conversation = (id: string) => `/conversations/${encodeURIComponent(id)}`;

  return {
    stream,
    list: (lastId, signal) => {
      const query = serializeParams({ user, last_id: lastId === '0' ? '' : lastId, limit: PAGE_SIZE });
      return ask(`/conversations?${query}`, conversationPageSchema, signal);
    },
    fileBase,
    dify: { base, apiKey, user, sessionSignal, log },
    records: (conversationId, signal, _quiet, before) => {
      const query = serializeParams({ user, conversation_id: conversationId, first_id: before, limit: MAX_RECORDS });
      return ask(`/messages?${query}`, difyRecordsSchema, signal);
    },
    rename: async (id, name) => {
      await ask(`${conversation(id)}/name`, v.unknown(), NEVER, { name, user });
    },
    remove: async (id) => {
      // The response is 204 or a word, by the version of Dify.
      await ask(conversation(id), v.unknown(), NEVER, { user }, 'DELETE');
    },
  };
}
