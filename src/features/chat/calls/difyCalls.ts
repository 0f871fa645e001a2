import { appConfig } from '@/config/appConfig';
import type { EnvelopeRules } from '@/lib/http/envelope';
import { ApiError } from '@/lib/http/errors';
import { createHttp } from '@/lib/http/http';
import { type HttpContext, sendByFetch } from '@/lib/http/request';
import { parseUrl } from '@/lib/link';
import { ownValue } from '@/lib/ownValue';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatCalls, Question } from './ChatCalls';
import { chatRecordsSchema, conversationPageSchema, doneSchema } from './pageSchemas';
import { DIFY_WORDS } from '../stream/difyWords';
import { BareError, replyEvents } from '../stream/replyEvents';

const PAGE_SIZE = 20;
const MAX_RECORDS = 50;
/** Dify wraps only errors in an envelope, so there are no success codes. */
const RULES: EnvelopeRules = { statusName: 'code', messageName: 'message', successCodes: [] };
/** Dify's other calls fail by HTTP status; `code` says why, `message` says it in English. */
const CALL_RULES: EnvelopeRules = { statusName: '', messageName: 'code', detailName: 'message', successCodes: [] };

/**
 * How the assistant is reached (§3.23): with an `apiKey`, or `chatApi` = `dify`, by Dify's own API, else through the
 * platform's proxy.
 */
export interface ChatConfig {
  apiKey: string;
  baseURL: string;
  /** As in `safeLink`. */
  fileBase?: string | undefined;
  /** The user id sent to Dify. It is configured and does not depend on the signed-in user. */
  user: string;
}

/** Rejects with the failure of a call, in the app's words where there are any for Dify's code. */
function inWords(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { call, code, detail } = error;
  const words = ownValue(DIFY_WORDS, error.message);
  throw words === undefined ? new BareError(call, code, detail) : new ApiError(call, code, words, { detail });
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
  const { chatFirstByteTimeout: firstByte, chatIdleTimeout: idle, downloadTimeout } = appConfig;
  const http = createHttp({
    settings: { ...CALL_RULES, apiBase: base, requestTimeout: firstByte, downloadTimeout, debounce: [] },
    // The contract check has no page.
    isForeign: typeof location === 'undefined' || parseUrl(base, location.href)?.origin !== location.origin,
    getToken: () => apiKey || undefined,
    onFailure: log,
    onBusy: () => undefined,
  });
  http.context.sessionSignal = sessionSignal;

  const request = (path: string, body: Record<string, unknown>, ...signals: AbortSignal[]) => ({
    call: { method: 'POST', url: path, token: apiKey },
    url: base + path,
    body: { ...body, user },
    limits: { firstByte, idle },
    signals: [...signals, sessionSignal()],
  });

  /** Tells the server to stop; otherwise it would write the reply to its end, unseen (§15.6). */
  const stop = async (task: string) => {
    const path = `/chat-messages/${encodeURIComponent(task)}/stop`;
    // Nobody waits for the response, and the page may be about to close.
    await sendByFetch(request(path, {}), { keepalive: true }).catch(() => undefined);
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
      for await (const events of replyEvents(request('/chat-messages', body, signal), RULES)) {
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
      const params = { user, last_id: lastId === '0' ? '' : lastId, limit: PAGE_SIZE };
      return http.get('/conversations', { schema: conversationPageSchema, params, signal }).catch(inWords);
    },
    fileBase,
    dify: { http, user, inWords },
    records: (conversationId, signal, _quiet, before) => {
      const params = { user, conversation_id: conversationId, first_id: before, limit: MAX_RECORDS };
      return http.get('/messages', { schema: chatRecordsSchema, params, signal }).catch(inWords);
    },
    rename: async (id, name) => {
      await http.post(`${conversation(id)}/name`, { name, user }, { schema: doneSchema }).catch(inWords);
    },
    remove: async (id) => {
      await http.send('DELETE', conversation(id), { user }, { schema: doneSchema }).catch(inWords);
    },
  };
}
