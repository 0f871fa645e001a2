// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { settle, startChat, text } from '../../../../tests/handChat';
import { holdFrames } from '../../../../tests/holdFrames';
import type { ChatRecord } from '../calls/pageSchemas';

holdFrames();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const record = (query: string, answer: string, askedAt = NaN): ChatRecord => ({
  id: `r-${query}-${answer}`,
  query,
  answer,
  askedAt,
  citations: [],
});

/** Opens a conversation with these records. */
async function open({ chat, reads }: ReturnType<typeof startChat>, id: string, records: ChatRecord[]) {
  chat.select(id);
  await settle();
  reads.at(-1)?.give(records);
  await settle();
}
/** Asks in the open conversation; some words of the reply arrive. */
async function ask({ chat, runs }: ReturnType<typeof startChat>, question: string, words: string, id?: string) {
  chat.ask(question);
  await settle();
  runs.at(-1)?.deliver([...(id === undefined ? [] : [{ type: 'conversation' as const, id }]), text(words)]);
  await settle();
}
const shown = ({ chat }: ReturnType<typeof startChat>) =>
  chat.state.get().messages.map(({ content, status }) => (status === 'done' ? content : `${content}:${status}`));

describe('what was left while it ran stays with its conversation, until the records have it (§15.30)', () => {
  async function leave(words = '三个字') {
    const all = startChat();
    await open(all, 'a', [record('前', '旧')]);
    await ask(all, '问', words);
    await open(all, 'b', []);
    return all;
  }
  const now = Date.now();

  test.each<[string, ChatRecord[], string[]]>([
    ['records without it', [record('前', '旧')], ['前', '旧', '问', '三个字:stopped']],
    ['records with the question alone', [record('前', '旧'), record('问', '')], ['前', '旧', '问', '三个字:stopped']],
    ['records with less of it', [record('前', '旧'), record('问', '三个')], ['前', '旧', '问', '三个字:stopped']],
    ['records with all of it', [record('前', '旧'), record('问', '三个字都在')], ['前', '旧', '问', '三个字都在']],
    ['the same question of an earlier day', [record('问', '甲', now - 86_400_000)], ['问', '三个字:stopped']],
    [
      'records that came after it',
      [record('前', '旧', now - 900_000), record('后', '新', now + 900_000)],
      ['前', '旧', '问', '三个字:stopped', '后', '新'],
    ],
  ])('%s', async (_what, records, messages) => {
    const all = await leave();
    expect(shown(all)).toEqual([]);
    await open(all, 'a', records);
    expect(shown(all)).toEqual(messages);
  });

  test('records with all of it, whose end is trimmed', async () => {
    const all = await leave('三个字。\n');
    await open(all, 'a', [record('问', '三个字。')]);
    expect(shown(all)).toEqual(['问', '三个字。']);
  });

  test('once the records had it, it is forgotten', async () => {
    const all = await leave();
    await open(all, 'a', [record('问', '三个字都在')]);
    await open(all, 'a', []);
    expect(shown(all)).toEqual([]);
  });

  test('it can be asked for again, and stays when it is left again', async () => {
    const all = await leave();
    await open(all, 'a', []);
    all.chat.retry();
    await settle();
    all.runs.at(-1)?.deliver([text('又来')]);
    await settle();
    all.chat.startNew();
    await open(all, 'a', []);
    expect(shown(all)).toEqual(['问', '又来:stopped']);
  });

  test('a reply that the server dropped stands before the next one, which it has', async () => {
    const all = await leave();
    await open(all, 'a', []);
    await ask(all, '二', '全');
    all.runs.at(-1)?.finish();
    await settle();
    await open(all, 'b', []);
    await open(all, 'a', [record('二', '全')]);
    expect(shown(all)).toEqual(['问', '三个字:stopped', '二', '全']);
  });

  // From reports on Dify and Chainlit: another conversation is opened before the new one has a name, or before a word.
  test('no conversation takes anything of one without a name', async () => {
    const all = startChat();
    await open(all, 'a', []);
    all.chat.startNew();
    await ask(all, '问', '三个字');
    await open(all, 'a', []);
    expect(shown(all)).toEqual([]);
    await open(all, 'new', []);
    expect(shown(all)).toEqual([]);
  });

  test('a question without a word of its reply', async () => {
    const all = startChat();
    await open(all, 'a', []);
    await ask(all, '问', '');
    await open(all, 'b', []);
    await open(all, 'a', []);
    expect(shown(all)).toEqual(['问', ':stopped']);
  });

  test.each([
    ['its records', '答', '答'],
    ['its records, without the end of the line', '答。\n', '答。'],
    ['its records, without what the server leaves out', '答。[1]', '答。'],
  ])('a reply that ended: %s come later', async (_what, words, answer) => {
    const all = startChat();
    await ask(all, '问', words, 'a');
    all.runs.at(-1)?.finish();
    await settle();
    await open(all, 'b', []);
    await open(all, 'a', []);
    expect(shown(all)).toEqual(['问', words]);
    await open(all, 'a', [record('问', answer)]);
    expect(shown(all)).toEqual(['问', answer]);
  });
});
