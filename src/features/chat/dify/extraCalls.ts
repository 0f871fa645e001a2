import * as v from 'valibot';
import { idSchema } from '@/lib/record/idSchema';
import { appConfig } from '@/config/appConfig';
import type { SendOptions } from '@/lib/http/request';
import type { DifyAccess } from '../calls/ChatCalls';
import { doneSchema } from '../calls/pageSchemas';
import type { Rating } from '../ChatMessage';
import { describeFailure } from '../store/describeFailure';
import { BareError } from '../stream/replyEvents';
import { textsSchema, uploadRules } from './uploadRules';

const MAX_QUESTIONS = 6;
const MAX_CHARS = 2000;

/** Some questions, each of which can be asked. */
const questionsSchema = v.pipe(
  textsSchema,
  v.transform((texts) => {
    const canBeAsked = (text: string) => text !== '' && text.length <= appConfig.chatMaxQuestion;
    return [...new Set(texts.map((text) => text.trim()).filter(canBeAsked))].slice(0, MAX_QUESTIONS);
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

/** How an application of Dify opens a conversation, and which input it takes. */
export type Parameters = v.InferOutput<typeof parametersSchema>;

export const NO_PARAMETERS: Parameters = { opening: '', questions: [], followsUp: false, files: undefined };

/** Why a call failed, in words for users. */
export function describeExtra(error: unknown): string {
  if (!(error instanceof BareError)) return describeFailure(error, '');
  return error.code === '413' ? '文件过大' : '服务器未能完成，请稍后重试';
}

export type ExtraCalls = ReturnType<typeof extraCalls>;

/** The calls that only Dify's own API has (§15.24). All reject with `RequestError`; none ends the session. */
export function extraCalls({ http, user, inWords }: DifyAccess) {
  const message = (id: string) => `/messages/${encodeURIComponent(id)}`;
  return {
    parameters: () => http.get('/parameters', { schema: parametersSchema, params: { user } }),
    /** `undefined` takes a rating back. */
    rate: async (id: string, rating: Rating, content: string) => {
      const body = { rating: rating ?? null, content, user };
      await http.post(`${message(id)}/feedbacks`, body, { schema: doneSchema }).catch(inWords);
    },
    /** Questions that follow from a reply. */
    suggested: async (id: string) => {
      const schema = v.object({ data: questionsSchema });
      const { chatFirstByteTimeout: timeout } = appConfig;
      return (await http.get(`${message(id)}/suggested`, { schema, params: { user }, timeout })).data;
    },
    /** Resolves with the file's id; `onSent` gets the share that has been sent, from 0 to 1. */
    upload: async (file: File, on: Pick<SendOptions, 'signal' | 'onSent'>) => {
      const form = new FormData();
      form.set('file', file, file.name);
      form.set('user', user);
      return (await http.post('/files/upload', form, { ...on, schema: v.object({ id: idSchema }) }).catch(inWords)).id;
    },
  };
}
