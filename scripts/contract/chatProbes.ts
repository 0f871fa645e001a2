import type { ConversationPage } from '@/features/chat/calls/conversationPageSchema';
import { askBlock, askFlow, proxyCalls } from '@/features/chat/calls/proxyCalls';
import type { ChatEvent } from '@/features/chat/stream/ChatEvent';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/isRecord';
import { note, variant, wrong, type Finding } from './Finding';
import { inBody, probe, type Session } from './probe';
import { strictBlockReplySchema, strictConversationPageSchema, strictRecordsSchema } from './strictSchemas';

const FLOW = 'GET /difyProxy/getAnswerFlowChat';
const FIRST_PAGE = '0';
/** Replies of fewer characters may come in one chunk, so they do not show whether the server streams. */
const MIN_STREAMED_CHARS = 20;

const signal = () => new AbortController().signal;

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === 'message' || event.type === 'message_replace' ? event.answer : '')).join('');
const conversationOf = (events: readonly ChatEvent[]) =>
  events.reduce((id, event) => (event.type === 'conversation' ? event.id : id), '');

/** Reports what the app needs but the stream lacks. */
function lookAt(events: readonly ChatEvent[], chunks: number, sent: string): Finding[] {
  const error = events.find(({ type }) => type === 'error');
  if (error?.type === 'error') return [wrong(`the stream reports an error: ${error.message || 'without a message'}`)];
  const answer = textOf(events);
  if (answer.trim() === '') return [wrong('the stream holds no text of an answer')];
  const findings = [note(`${answer.length} characters in ${chunks} parts`)];
  if (/^data: ?\{.*"answer"/m.test(sent)) findings.unshift(variant("Dify's own events in place of text"));
  if (conversationOf(events) === '')
    findings.unshift(variant('no conversation id: each question begins a new conversation'));
  if (chunks < 2 && answer.length > MIN_STREAMED_CHARS) {
    findings.unshift(variant('all of it came at once: something on the way holds the stream back'));
  }
  return findings;
}

/** Asks a new question, then continues the conversation; resolves with its id. */
async function probeStream(session: Session): Promise<string> {
  const { http, options, traffic } = session;
  const ask = async (conversationId: string) => {
    const events: ChatEvent[] = [];
    try {
      for await (const some of askFlow(http, { text: options.question, conversationId }, signal())) {
        events.push(...some);
      }
    } catch (error) {
      // An error that the stream itself tells has no code; others are those of the call.
      if (!(error instanceof ApiError) || error.code !== '') throw error;
      events.push({ type: 'error', message: error.message });
    }
    return events;
  };
  const look = async (events: readonly ChatEvent[]) => {
    const exchange = traffic.last();
    return lookAt(events, (await exchange?.chunks()) ?? 0, (await exchange?.text()) ?? '');
  };
  const events = await probe(session, { call: FLOW, ask: () => ask(''), look, nameOf: inBody });
  const id = conversationOf(events ?? []);
  if (id !== '') {
    await probe(session, {
      call: `${FLOW}?conversation_id`,
      ask: () => ask(id),
      look: async (more) => {
        const other = conversationOf(more);
        const moved = other !== '' && other !== id ? [wrong(`the conversation ${id} went on as ${other}`)] : [];
        return [...moved, ...(await look(more))];
      },
      nameOf: inBody,
    });
  }
  return id;
}

/** The conversations in a response body before the app has parsed it. */
const rowsIn = (body: unknown): unknown[] => {
  const data = isRecord(body) ? body['data'] : body;
  const rows = isRecord(data) ? data['data'] : data;
  return Array.isArray(rows) ? (rows as unknown[]) : [];
};

function lookAtList(page: ConversationPage, body: unknown): Finding[] {
  const lost = rowsIn(body).length - page.data.length;
  return lost > 0 ? [wrong(`${lost} conversations have no usable id`)] : [];
}

const mentions = (field: string) => (body: unknown) => JSON.stringify(body ?? null).includes(`"${field}"`);

const probeList = (session: Session, lastId: string) =>
  probe(session, {
    call: `GET /difyProxy/getConversationList${lastId === FIRST_PAGE ? '' : '?lastID'}`,
    ask: () => proxyCalls(session.http).list(lastId, signal()),
    strictSchema: strictConversationPageSchema,
    variants: [['has_more in place of hasMore', mentions('has_more')]],
    nameOf: inBody,
    look: lookAtList,
  });

function lookAtRecords(body: unknown): Finding[] {
  const bad = rowsIn(body).findIndex(
    (row) => !isRecord(row) || typeof row['query'] !== 'string' || typeof row['answer'] !== 'string',
  );
  return bad < 0 ? [] : [wrong(`data.${bad}: query or answer is no text, the app shows an empty one`)];
}

/** Spring's words for a call that does not exist; RuoYi sends them with the code 500. */
const NO_CALL = /no static resource|no handler found/i;

/** Whether the backend has any of the assistant's calls that change nothing. */
async function hasAssistant({ http, traffic }: Session): Promise<boolean> {
  const calls = proxyCalls(http);
  for (const ask of [() => calls.list(FIRST_PAGE, signal()), () => calls.records(FIRST_PAGE, signal())]) {
    const isAnswered = await ask().then(
      () => true,
      () => false,
    );
    const exchange = traffic.last();
    if (isAnswered || (exchange?.status !== 404 && !NO_CALL.test((await exchange?.text()) ?? ''))) return true;
  }
  return false;
}

/** Checks the calls of the assistant. `--read-only` leaves out questions, because each leaves a conversation behind. */
export async function probeChat(session: Session): Promise<void> {
  const { options, report } = session;
  if (!(await hasAssistant(session))) {
    report.skip('GET /difyProxy/…', 'the backend has no assistant; the app works without it');
    return;
  }
  let conversation = '';
  if (options['read-only'])
    report.skip('GET /difyProxy/getAnswer…', '--read-only: a question leaves a conversation behind');
  else {
    await probe(session, {
      call: 'GET /difyProxy/getAnswerBlockChat',
      ask: () => askBlock(session.http, options.question, signal()),
      strictSchema: strictBlockReplySchema,
      nameOf: inBody,
      look: ({ answer }) => (answer.trim() === '' ? [wrong('msg: the answer is empty')] : []),
    });
    conversation = await probeStream(session);
  }
  const first = await probeList(session, FIRST_PAGE);
  const last = first?.data.at(-1);
  if (first?.hasMore && last) await probeList(session, last.id);

  const id = conversation || first?.data[0]?.id;
  if (id === undefined) report.skip('GET /difyProxy/getConversationRecords', 'there is no conversation');
  else {
    await probe(session, {
      call: 'GET /difyProxy/getConversationRecords',
      ask: () => proxyCalls(session.http).records(id, signal()),
      strictSchema: strictRecordsSchema,
      variants: [
        ['conversation_id in place of conversationId', mentions('conversation_id')],
        ['data.data', (body) => isRecord(body) && isRecord(body['data'])],
      ],
      nameOf: inBody,
      look: (_records, body) => lookAtRecords(body),
    });
  }
}
