import * as v from 'valibot';
import { acknowledgedSchema, type EnvelopeRules } from '@/lib/http/envelope';
import { ApiError } from '@/lib/http/errors';
import { createHttp } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import { ownValue } from '@/lib/ownValue';
import { appConfig } from '@/config/appConfig';
import type { DifyAccess } from '../calls/ChatCalls';
import type { Rating } from '../ChatMessage';
import { describeFailure } from '../store/describeFailure';
import { DIFY_WORDS } from '../stream/difyWords';
import { uploadRules } from './uploadRules';

/** As long as a large file over a slow line may take. */
const UPLOAD_TIMEOUT_MS = 300_000;
const MAX_QUESTIONS = 6;
const MAX_CHARS = 2000;
/** Dify wraps only errors in an envelope, so there are no success codes. */
const RULES: EnvelopeRules = { statusName: 'code', messageName: 'message', successCodes: [] };

/** Some questions, each of which can be asked. */
const questionsSchema = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((list) => {
    const texts = list.filter((text) => typeof text === 'string').map((text) => text.trim());
    const canBeAsked = (text: string) => text !== '' && text.length <= appConfig.chatMaxQuestion;
    return [...new Set(texts.filter(canBeAsked))].slice(0, MAX_QUESTIONS);
  }),
);

const parametersSchema = v.pipe(
  v.object({
    opening_statement: v.fallback(v.pipe(v.string(), v.trim()), ''),
    suggested_questions: questionsSchema,
    suggested_questions_after_answer: v.fallback(v.object({ enabled: v.boolean() }), { enabled: false }),
    file_upload: v.optional(v.unknown()),
    system_parameters: v.optional(v.unknown()),
  }),
  v.transform((sent) => ({
    opening: sent.opening_statement.slice(0, MAX_CHARS),
    questions: sent.suggested_questions,
    /** Whether there are questions that follow from a reply. */
    followsUp: sent.suggested_questions_after_answer.enabled,
    files: uploadRules(sent.file_upload, sent.system_parameters),
  })),
);

/** What an application of Dify begins with and takes. */
export type Parameters = v.InferOutput<typeof parametersSchema>;

export const NO_PARAMETERS: Parameters = { opening: '', questions: [], followsUp: false, files: undefined };

/** Why a call failed, in words for users. */
export function describeExtra(error: unknown): string {
  const isChinese = error instanceof ApiError && /\p{Script=Han}/u.test(error.message);
  if (!(error instanceof ApiError) || isChinese) return describeFailure(error, '');
  return ownValue(DIFY_WORDS, error.code) ?? (error.code === '413' ? '文件过大' : '服务器未能完成，请稍后重试');
}

export type ExtraCalls = ReturnType<typeof extraCalls>;

/** The calls that only Dify's own API has (§15.24). All reject with `RequestError`; none ends the session. */
export function extraCalls({ base, apiKey, user, sessionSignal, log }: DifyAccess) {
  const { requestTimeout, downloadTimeout } = appConfig;
  const http = createHttp({
    settings: { ...RULES, apiBase: base, requestTimeout, downloadTimeout, debounce: [] },
    isForeign: true,
    getToken: () => apiKey || undefined,
    onFailure: log,
    onBusy: () => undefined,
  });
  const message = (id: string) => `/messages/${encodeURIComponent(id)}`;
  return {
    parameters: () => http.get('/parameters', { schema: parametersSchema, params: { user }, signal: sessionSignal() }),
    /** `undefined` takes a rating back. */
    rate: async (id: string, rating: Rating, content: string) => {
      const body = { rating: rating ?? null, content, user };
      await http.post(`${message(id)}/feedbacks`, body, { schema: acknowledgedSchema, signal: sessionSignal() });
    },
    /** Questions that follow from a reply. */
    suggested: async (id: string) => {
      const schema = v.object({ data: questionsSchema });
      const { chatFirstByteTimeout: timeout } = appConfig;
      const signal = sessionSignal();
      return (await http.get(`${message(id)}/suggested`, { schema, params: { user }, timeout, signal })).data;
    },
    /** Resolves with the file's id; `onSent` is told the part that has been sent, from 0 to 1. */
    upload: async (file: File, signal: AbortSignal, onSent: (share: number) => void) => {
      const form = new FormData();
      form.set('file', file, file.name);
      form.set('user', user);
      const schema = v.object({ id: idSchema });
      return (await http.post('/files/upload', form, { schema, signal, onSent, timeout: UPLOAD_TIMEOUT_MS })).id;
    },
  };
}
