import { askBlock, askFlow, proxyCalls } from '@/features/chat/calls/proxyCalls';
import type { ChatEvent } from '@/features/chat/stream/ChatEvent';
import { ApiError } from '@/lib/http/errors';
import { isUnknown, probe, type Session } from './probe';
import { note, wrong, type Finding } from './Report';

const FLOW = 'GET /difyProxy/getAnswerFlowChat';
const RECORDS = 'GET /difyProxy/getConversationRecords';
export const QUESTION = '接口检查：请用一句话介绍党章。';
const FIRST_PAGE = '0';
/** Replies of fewer characters may come in one chunk, so they do not show whether the server streams. */
const MIN_STREAMED_CHARS = 20;

const signal = () => new AbortController().signal;

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === 'message' || event.type === 'message_replace' ? event.answer : '')).join('');
export const conversationOf = (events: readonly ChatEvent[]) =>
  events.reduce((id, event) => (event.type === 'conversation' ? event.id : id), '');

/** What the app needs and the stream lacks. */
export function lookAtStream(events: readonly ChatEvent[], chunks: number): Finding[] {
  const error = events.find(({ type }) => type === 'error');
  if (error?.type === 'error') return [wrong(`the stream reports an error: ${error.message || 'without a message'}`)];
  const answer = textOf(events);
  if (answer.trim() === '') return [wrong('the stream holds no text of an answer')];
  const findings = [note(`${answer.length} characters in ${chunks} parts`)];
  if (conversationOf(events) === '') findings.push(note('no conversation id: each question begins a new conversation'));
  if (chunks < 2 && answer.length > MIN_STREAMED_CHARS) {
    findings.push(note('all of it came at once: something on the way holds the stream back'));
  }
  return findings;
}

/** The events of a reply; an error that the stream itself reports, which has no code, is one of them. */
export async function readStream(stream: AsyncIterable<ChatEvent[]>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  try {
    for await (const some of stream) events.push(...some);
  } catch (error) {
    // Errors with a code are those of the call.
    if (!(error instanceof ApiError) || error.code !== '') throw error;
    events.push({ type: 'error', message: error.message });
  }
  return events;
}

/** Asks a question; resolves with the id of the conversation, empty if there is none. */
async function probeStream(session: Session, conversationId: string): Promise<string> {
  const { http, traffic } = session;
  const ask = () => readStream(askFlow(http, { text: QUESTION, conversationId }, signal()));
  const events = await probe(session, conversationId ? `${FLOW}?conversation_id` : FLOW, ask, async (came) => {
    const id = conversationOf(came);
    const hasMoved = conversationId !== '' && id !== '' && id !== conversationId;
    const moved = hasMoved ? [wrong(`the conversation ${conversationId} went on as ${id}`)] : [];
    return [...moved, ...lookAtStream(came, (await traffic.last()?.body)?.chunks ?? 0)];
  });
  return conversationOf(events ?? []);
}

const probeList = (session: Session, lastId: string) =>
  probe(session, `GET /difyProxy/getConversationList${lastId === FIRST_PAGE ? '' : '?lastID'}`, () =>
    proxyCalls(session.http).list(lastId, signal()),
  );

/** Whether the backend has any of the assistant's calls that change nothing. */
async function hasAssistant(session: Session): Promise<boolean> {
  const calls = proxyCalls(session.http);
  for (const ask of [() => calls.list(FIRST_PAGE, signal()), () => calls.records(FIRST_PAGE, signal())]) {
    const isRefused = await ask().catch(() => true);
    if (isRefused !== true || !(await isUnknown(session))) return true;
  }
  return false;
}

/** Checks the calls of the assistant. `--read-only` leaves out questions, because each leaves a conversation behind. */
export async function probeChat(session: Session): Promise<void> {
  const { http, options, report } = session;
  if (!(await hasAssistant(session))) {
    report.notTried('GET /difyProxy/…', 'the backend has no assistant; the app works without it');
    return;
  }
  let conversation = '';
  if (options['read-only']) report.notTried('GET /difyProxy/getAnswer…', 'a question leaves a conversation behind');
  else {
    await probe(
      session,
      'GET /difyProxy/getAnswerBlockChat',
      () => askBlock(http, QUESTION, signal()),
      ({ answer }) => (answer.trim() === '' ? [wrong('msg: the answer is empty')] : []),
    );
    conversation = await probeStream(session, '');
    if (conversation !== '') await probeStream(session, conversation);
  }
  const first = await probeList(session, FIRST_PAGE);
  const last = first?.data.at(-1);
  if (first?.hasMore && last) await probeList(session, last.id);
  const id = conversation || first?.data[0]?.id;
  if (id === undefined) report.notTried(RECORDS, 'there is no conversation');
  else await probe(session, RECORDS, () => proxyCalls(http).records(id, signal()));
}
