import { appConfig } from '@/config/appConfig';
import { difyCalls } from '@/features/chat/calls/difyCalls';
import { extraCalls } from '@/features/chat/dify/extraCalls';
import { probe, type Session } from './probe';
import { note, wrong } from './Report';
import { conversationOf, lookAtStream, QUESTION, readStream } from './chatProbes';

const NOTE = new File(['接口检查'], 'contract_check.txt', { type: 'text/plain' });
const signal = () => new AbortController().signal;

/** Checks Dify's own API, where the settings lead the assistant to it. */
export async function probeDify(session: Session): Promise<void> {
  const { options, report, traffic } = session;
  const { chatApiKey: apiKey, chatUser: user, chatBaseUrl } = appConfig;
  const baseURL = new URL(chatBaseUrl, options.base).href;
  const log = () => undefined;
  const calls = difyCalls({ apiKey, baseURL, user }, { sessionSignal: signal }, log);
  if (!calls.dify) return;
  const extra = extraCalls(calls.dify);

  const parameters = await probe(session, 'GET /parameters', extra.parameters, ({ followsUp, files }) => [
    note(`questions that follow: ${followsUp ? 'on' : 'off'}, files: ${files ? 'on' : 'off'}`),
  ]);
  await probe(session, 'GET /conversations', () => calls.list('0', signal()));
  if (options['read-only']) {
    report.notTried('POST /chat-messages …', 'a question leaves a conversation behind');
    return;
  }
  if (parameters?.files?.types.has('txt')) {
    // In Node axios sends a form by fetch with its boundary only if it has to tell the progress.
    await probe(session, 'POST /files/upload', () => extra.upload(NOTE, { signal: signal(), onSent: log }));
  } else report.notTried('POST /files/upload', 'the application takes no documents');
  const question = { text: QUESTION, conversationId: '' };
  const events = await probe(
    session,
    'POST /chat-messages',
    () => readStream(calls.stream(question, signal())),
    async (came) => lookAtStream(came, (await traffic.last()?.body)?.chunks ?? 0),
  );
  const conversation = conversationOf(events ?? []);
  if (conversation === '') return;
  const page = await probe(session, 'GET /messages', () => calls.records(conversation, signal()));
  const id = page?.records.at(-1)?.id ?? '';
  if (parameters?.followsUp) {
    await probe(session, 'GET /messages/{id}/suggested', () => extra.suggested(id));
  } else report.notTried('GET /messages/{id}/suggested', 'the application has it switched off');
  await probe(
    session,
    'POST /messages/{id}/feedbacks',
    () => extra.rate(id, 'dislike', 'contract_check'),
    async () => {
      const rated = (await calls.records(conversation, signal())).records.at(-1)?.rating;
      return rated === 'dislike' ? [] : [wrong('GET /messages does not have the rating afterwards')];
    },
  );
  await probe(session, 'POST /messages/{id}/feedbacks null', () => extra.rate(id, undefined, ''));
  await probe(session, 'DELETE /conversations/{id}', async () => calls.remove?.(conversation));
}
