import { http, HttpResponse } from 'msw';
import { answerTo } from '../db/chat/answerTo';
import { pastConversations, pastRecords } from '../db/chat/history';
import { seconds } from '../db/chat/seconds';
import { sourcesOf } from '../db/chat/sourcesOf';
import { db, takeId } from '../db/db';
import { tokensOf } from '../make/eventStream';
import { pause } from '../../src/lib/pause';
import { forAnyone, type Call } from './call';

const PAGE_SIZE = 20;
const NAME_LENGTH = 20;
const PER_CHUNK = 20;
const MB = 1024 * 1024;

/** An error as Dify sends it, in English. */
const refuse = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, status }, { status });

/** Whose answer a person has written. */
const ANNOTATED = /标注/;

const bodyOf = async ({ request }: Call) => (await request.json()) as Record<string, unknown>;
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

async function ask(call: Call): Promise<Response> {
  const body = await bodyOf(call);
  const query = textIn(body['query']);
  const known = db.conversations.find(({ id }) => id === body['conversation_id']);
  const conversation = known ?? { id: crypto.randomUUID(), name: query.slice(0, NAME_LENGTH), updated_at: seconds() };
  if (!known) db.conversations.unshift(conversation);
  const sent = Array.isArray(body['files']) ? (body['files'] as Record<string, unknown>[]) : [];
  const files = sent.map((file) => ({ ...db.uploads.get(textIn(file['upload_file_id'])), type: textIn(file['type']) }));
  const id = crypto.randomUUID();
  const record = { id, conversationId: conversation.id, query, sent: Infinity, created_at: seconds() };
  db.records.push(record);
  db.questionFiles.set(id, files);
  const ids = { conversation_id: conversation.id, message_id: id, task_id: id };
  const answer = answerTo(query);
  const tokens = tokensOf(answer);
  const metadata = {
    retriever_resources: sourcesOf(answer),
    ...(ANNOTATED.test(query) && { annotation_reply: { id: '1', account: { id: '1', name: '王海洋' } } }),
  };
  const encoder = new TextEncoder();
  const event = (fields: object) => encoder.encode(`data: ${JSON.stringify({ ...ids, ...fields })}\n\n`);
  const { signal } = call.request;
  let next = 0;
  return new HttpResponse(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await pause(db.chatPause, signal);
        if (signal.aborted) return;
        const answered = tokens.slice(next, (next += PER_CHUNK)).join('');
        controller.enqueue(event({ event: 'message', answer: answered }));
        if (next < tokens.length) return;
        controller.enqueue(event({ event: 'message_end', metadata }));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
}

function conversations({ query }: Call): Response {
  const all = [...db.conversations, ...pastConversations()];
  const start = all.findIndex(({ id }) => id === query.get('last_id')) + 1;
  return HttpResponse.json({ data: all.slice(start, start + PAGE_SIZE), has_more: start + PAGE_SIZE < all.length });
}

async function rename(call: Call): Promise<Response> {
  const { name } = await bodyOf(call);
  const conversation = db.conversations.find(({ id }) => id === call.param('id'));
  if (!conversation) return refuse(404, 'not_found', 'Conversation Not Exists.');
  conversation.name = textIn(name);
  return HttpResponse.json(conversation);
}

function messages({ query }: Call): Response {
  const id = query.get('conversation_id') ?? '';
  const found = [...pastRecords(id), ...db.records.filter(({ conversationId }) => conversationId === id)];
  const data = found.map((record) => ({
    id: record.id,
    query: record.query,
    answer: answerTo(record.query),
    created_at: record.created_at,
    feedback: db.feedbacks.get(record.id) ?? null,
    message_files: (db.questionFiles.get(record.id) ?? []).map((file) => ({ ...file, belongs_to: 'user' })),
    retriever_resources: sourcesOf(answerTo(record.query)),
  }));
  return HttpResponse.json({ data, has_more: false });
}

async function rate(call: Call): Promise<Response> {
  const { rating, content } = await bodyOf(call);
  if (rating !== null && rating !== 'like' && rating !== 'dislike') {
    return refuse(400, 'invalid_param', 'rating must be like or dislike');
  }
  if (rating === null) db.feedbacks.delete(call.param('id'));
  else db.feedbacks.set(call.param('id'), { rating, content: textIn(content) });
  return HttpResponse.json({ result: 'success' });
}

async function upload({ request }: Call): Promise<Response> {
  const file = (await request.formData()).get('file');
  if (file === null || typeof file === 'string') return refuse(400, 'no_file_uploaded', 'Please upload your file.');
  if (file.size > 15 * MB) return refuse(413, 'file_too_large', 'File size exceeded.');
  const id = `file-${takeId()}`;
  db.uploads.set(id, { upload_file_id: id, filename: file.name });
  return HttpResponse.json({ id, name: file.name, size: file.size }, { status: 201 });
}

const PARAMETERS = {
  opening_statement: '您好！我可以回答**党务**方面的问题，也可以阅读您上传的文件。',
  suggested_questions: ['党费的缴纳标准是怎样规定的？', '“三会一课”包括哪些内容？'],
  suggested_questions_after_answer: { enabled: true },
  annotation_reply: { enabled: true },
  file_upload: {
    enabled: true,
    allowed_file_types: ['document', 'image'],
    allowed_file_upload_methods: ['local_file'],
    number_limits: 3,
  },
  system_parameters: { file_size_limit: 15, image_file_size_limit: 10 },
};

const at = (path: string) => `*/dify/v1${path}`;
/** Dify's own API below `/dify/v1`, with the data of the assistant (§15.3). */
export const dify = [
  http.get(at('/parameters'), () => HttpResponse.json(PARAMETERS)),
  http.post(at('/chat-messages'), forAnyone(ask)),
  http.post(at('/chat-messages/:id/stop'), () => HttpResponse.json({ result: 'success' })),
  http.get(at('/conversations'), forAnyone(conversations)),
  http.delete(at('/conversations/:id'), ({ params }) => {
    db.conversations = db.conversations.filter(({ id }) => id !== params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(at('/conversations/:id/name'), forAnyone(rename)),
  http.get(at('/messages'), forAnyone(messages)),
  http.post(at('/messages/:id/feedbacks'), forAnyone(rate)),
  http.get(at('/messages/:id/suggested'), () =>
    HttpResponse.json({ result: 'success', data: ['需要哪些材料？', '由谁负责审批？'] }),
  ),
  http.post(at('/files/upload'), forAnyone(upload)),
];
