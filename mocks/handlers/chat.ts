import { http, HttpResponse } from 'msw';
import { notifyDbChange } from '../db/changes';
import { answerTo } from '../db/chat/answerTo';
import type { Conversation } from '../db/chat/Conversation';
import { pastConversations, pastRecords } from '../db/chat/history';
import { seconds } from '../db/chat/seconds';
import { sourcesOf, type Resource } from '../db/chat/sourcesOf';
import type { StoredRecord } from '../db/chat/StoredRecord';
import { db, takeId } from '../db/db';
import { Refusal } from '../db/Refusal';
import { ok } from './envelopes';
import { answerStream } from './answerStream';
import { forGroupAdmin, type UserCall } from './call';
import { faultAskedFor } from './faultAskedFor';
import { path } from './path';
import { spoilStream } from './spoilStream';

const PAGE_SIZE = 20;
const NAME_LENGTH = 20;

interface RecordAnswer {
  id: string;
  query: string;
  answer: string;
  conversationId: string;
  created_at: number;
  retriever_resources: Resource[];
}

interface ListAnswer {
  code: number;
  msg: string;
  data: Conversation[];
  hasMore: boolean;
}

const conversations = () => [...db.conversations, ...pastConversations()];

function questionOf({ query }: UserCall): string {
  const quiz = query.get('quiz')?.trim();
  if (!quiz) throw new Refusal('问题不能为空');
  return quiz;
}

/** The id of the conversation that a question continues. A question without an id begins a new conversation. */
function conversationFor(id: string | null, quiz: string): string {
  if (!id) {
    const conversation = { id: crypto.randomUUID(), name: quiz.slice(0, NAME_LENGTH), updated_at: seconds() };
    db.conversations.unshift(conversation);
    return conversation.id;
  }
  const conversation = conversations().find((one) => one.id === id);
  if (!conversation) throw new Refusal('会话不存在', 404);
  conversation.updated_at = seconds();
  return id;
}

const flow = forGroupAdmin((call) => {
  const query = questionOf(call);
  const fault = faultAskedFor(query);
  if (fault === '500') return new HttpResponse('<h1>500</h1>', { status: 500 });
  if (fault === 'json') throw new Refusal('模型服务暂时不可用');
  const conversationId = conversationFor(call.query.get('conversation_id'), query);
  const record: StoredRecord = { id: `record-${takeId()}`, conversationId, query, sent: 0, created_at: seconds() };
  db.records.push(record);
  notifyDbChange();
  const onEnd = (sent: number) => {
    record.sent = sent;
    notifyDbChange();
  };
  const { signal } = call.request;
  const answer = new HttpResponse(answerStream({ conversationId, answer: answerTo(query), signal, onEnd }), {
    headers: { 'content-type': 'text/event-stream;charset=UTF-8', 'cache-control': 'no-cache' },
  });
  return fault === undefined ? answer : spoilStream(answer, fault, signal);
});

const block = forGroupAdmin((call) => HttpResponse.json({ code: 200, msg: answerTo(questionOf(call)) }));

const list = forGroupAdmin(({ query }) => {
  const all = conversations();
  const lastId = query.get('lastID') || '0';
  const last = all.findIndex(({ id }) => id === lastId);
  if (last < 0 && lastId !== '0') throw new Refusal('会话不存在', 404);
  const end = last + 1 + PAGE_SIZE;
  const answer: ListAnswer = {
    code: 200,
    msg: '查询成功',
    data: all.slice(last + 1, end),
    hasMore: end < all.length,
  };
  return HttpResponse.json({ ...answer });
});

const records = forGroupAdmin(({ query }) => {
  const id = query.get('conversation_id') ?? '';
  if (!conversations().some((conversation) => conversation.id === id)) throw new Refusal('会话不存在', 404);
  const asked = [...pastRecords(id), ...db.records.filter(({ conversationId }) => conversationId === id)];
  return ok<RecordAnswer[]>(
    asked.map(({ sent, ...record }) => {
      const answer = answerTo(record.query);
      // A reply that was stopped has no sources.
      return {
        ...record,
        answer: answer.slice(0, sent),
        retriever_resources: sent < answer.length ? [] : sourcesOf(answer),
      };
    }),
  );
});

/** The assistant, for the group administrator only (§7.31 to §7.34). */
export const chat = [
  http.get(path('/difyProxy/getAnswerFlowChat'), flow),
  http.get(path('/difyProxy/getAnswerBlockChat'), block),
  http.get(path('/difyProxy/getConversationList'), list),
  http.get(path('/difyProxy/getConversationRecords'), records),
];
