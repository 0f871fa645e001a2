import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import type { EnvelopeRules } from '@/lib/http/envelope';
import { AbortedError, SchemaError, type CallInfo } from '@/lib/http/errors';
import type { Connection } from '@/lib/http/connection';
import { serializeParams } from '@/lib/params';
import type { ChatCalls, Question } from './ChatCalls';
import type { ChatConfig } from './chatConfig';
import { conversationPageSchema } from './conversations';
import { chatRecordsSchema } from './records';
import { replyEvents, streamBody } from './replyEvents';
import { streamChunks } from './streamChunks';

const PAGE_SIZE = 20;
const MAX_RECORDS = 100;
/** Dify wraps only errors in an envelope, so there are no success codes. */
const RULES: EnvelopeRules = { statusName: 'code', messageName: 'message', successCodes: [] };

const blockReplySchema = v.pipe(
  v.object({ answer: v.string(), conversation_id: v.optional(v.string()) }),
  v.transform(({ answer, conversation_id: conversationId }) => ({ answer, conversationId })),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no schema accepts `undefined`, so the call fails with a `SchemaError`.
    return undefined;
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const chunk of chunks) parts.push(decoder.decode(chunk, { stream: true }));
  return parts.join('') + decoder.decode();
}

/**
 * The assistant's calls to Dify's own API (specification, section 15). They use an API key instead of the session's
 * token, so a 401 is shown in the chat and does not end the session.
 *
 * @param log receives the errors of all calls except streams
 */
export function difyCalls(
  { apiKey, baseURL, user }: ChatConfig,
  { sessionSignal }: Pick<Connection, 'sessionSignal'>,
  log: (error: Error) => void,
): ChatCalls {
  const base = baseURL.replace(/(?<!\/)\/+$/, '');
  const limits = { firstByte: appConfig.chatFirstByteTimeout, idle: appConfig.chatIdleTimeout };

  const request = (path: string, signal: AbortSignal, body?: Record<string, unknown>) => {
    const call: CallInfo = { method: body ? 'POST' : 'GET', url: path, token: undefined };
    const headers = {
      Authorization: `Bearer ${apiKey}`,
      ...(body ? { 'Content-Type': 'application/json;charset=utf-8' } : {}),
    };
    const init = { method: call.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return { call, url: base + path, init, signals: [signal, sessionSignal()] };
  };

  /** A call with a JSON response, under the same time limits as a stream. */
  const ask = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
    signal: AbortSignal,
    body?: Record<string, unknown>,
  ): Promise<v.InferOutput<S>> => {
    const prepared = request(path, signal, body);
    const bodyOf = async (response: Response) => {
      const body = response.ok && response.body ? response.body : await streamBody(response, prepared.call, RULES);
      if (typeof body === 'string') throw new SchemaError(prepared.call, '');
      return body;
    };
    try {
      const text = await textOf(streamChunks({ ...prepared, limits, bodyOf }));
      const parsed = v.safeParse(schema, parseJson(text), { abortEarly: true });
      if (parsed.success) return parsed.output;
      throw new SchemaError(prepared.call, v.getDotPath(parsed.issues[0]) ?? '');
    } catch (error) {
      if (error instanceof Error && !(error instanceof AbortedError)) log(error);
      throw error;
    }
  };

  const message = ({ text, conversationId }: Question, mode: 'streaming' | 'blocking') => ({
    query: text,
    inputs: {},
    user,
    response_mode: mode,
    conversation_id: conversationId,
  });

  return {
    stream: (question, signal) => {
      const prepared = request('/chat-messages', signal, message(question, 'streaming'));
      return replyEvents({ ...prepared, limits }, RULES);
    },
    block: (question, signal) => ask('/chat-messages', blockReplySchema, signal, message(question, 'blocking')),
    list: (lastId, signal) => {
      const query = serializeParams({ user, last_id: lastId === '0' ? '' : lastId, limit: PAGE_SIZE });
      return ask(`/conversations?${query}`, conversationPageSchema, signal);
    },
    records: (conversationId, signal) => {
      const query = serializeParams({ user, conversation_id: conversationId, limit: MAX_RECORDS });
      return ask(`/messages?${query}`, chatRecordsSchema, signal);
    },
  };
}
