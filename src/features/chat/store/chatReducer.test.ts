import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../ChatMessage';
import type { ChatEvent } from '../stream/ChatEvent';
import { chatReducer, freshChat, type ChatAction, type ChatState } from './chatReducer';
import { messagesOfRecords } from './messages';
import { NO_DRAFT } from './questionField';

const message = (id: string, role: ChatMessage['role'], content: string, status: ChatMessage['status'] = 'done') =>
  ({ id, role, content, timestamp: 0, status }) satisfies ChatMessage;

const greeting = message('g', 'assistant', '您好');
const question = message('q', 'user', '问');
const waiting = message('a', 'assistant', '', 'waiting');
const fresh = freshChat(0, greeting, NO_DRAFT);

const after = (state: ChatState, ...actions: ChatAction[]) => actions.reduce(chatReducer, state);
const asked: ChatAction = { type: 'asked', question, reply: waiting, from: undefined };
const answered = (replyId: string, ...events: ChatEvent[]): ChatAction => ({ type: 'eventsReceived', replyId, events });
const text = (answer: string): ChatEvent => ({ type: 'message', answer });
const failed: ChatAction = { type: 'ended', replyId: 'a', outcome: { type: 'failed', reason: '忙' } };
const stopped: ChatAction = { type: 'ended', replyId: 'a', outcome: { type: 'stopped' } };
const complete: ChatAction = { type: 'ended', replyId: 'a', outcome: { type: 'complete' } };
const shown = ({ messages }: ChatState) => messages.map(({ id, content, status }) => `${id}:${content}:${status}`);

test('sending appends the question and an empty answer (§3.18, §4.29, §4.30)', () => {
  const state = after({ ...fresh, banner: '旧' }, asked);
  expect(shown(state)).toEqual(['g:您好:done', 'q:问:done', 'a::waiting']);
  expect(state).toMatchObject({ activity: { type: 'replying', replyId: 'a' }, banner: '' });
});

test('nothing is asked while something is going on', () => {
  const state = after(fresh, asked);
  expect(chatReducer(state, { ...asked, reply: message('b', 'assistant', '', 'waiting') })).toBe(state);
});

describe('events', () => {
  test.each<[string, ChatEvent[], Partial<ChatMessage>]>([
    ['message', [text('党'), text('章')], { content: '党章', status: 'streaming' }],
    [
      'message_replace',
      [text('党'), { type: 'message_replace', answer: '新' }],
      { content: '新', status: 'streaming' },
    ],
    ['replaced by nothing', [text('党'), { type: 'message_replace', answer: '' }], { content: '', status: 'waiting' }],
    ['message_end', [{ type: 'message_end', citations: [{ title: '党章' }] }], { citations: [{ title: '党章' }] }],
    ['a flow that waits for somebody', [{ type: 'paused' }], { reason: '流程在等待人工输入，本助手无法提供' }],
    ['complete', [{ type: 'complete' }], { content: '', status: 'waiting' }],
  ])('%s (§4.30)', (_name, events, expected) => {
    expect(after(fresh, asked, answered('a', ...events)).messages.at(-1)).toMatchObject(expected);
  });

  test('the last conversation id stands', () => {
    const named = answered('a', { type: 'conversation', id: 'c1' }, text('a'), { type: 'conversation', id: 'c2' });
    expect(after(fresh, asked, named).conversationId).toBe('c2');
  });

  test('those of another reply change nothing', () => {
    const state = after(fresh, asked);
    expect(chatReducer(state, answered('b', text('x')))).toBe(state);
    expect(chatReducer(fresh, answered('a', text('x')))).toBe(fresh);
  });
});

describe('the end of an answer', () => {
  test.each<[string, ChatAction[], string[], Partial<ChatState>]>([
    ['complete', [answered('a', text('答')), complete], ['a:答:done'], { banner: '' }],
    ['complete without text', [complete], ['a::empty'], { banner: '' }],
    [
      'complete with a thought alone',
      [answered('a', text('<think>想</think>')), complete],
      ['a:<think>想</think>:empty'],
      {},
    ],
    ['complete with blanks only', [answered('a', text(' \n')), complete], ['a::empty'], { banner: '' }],
    ['failed without text: removed, the question marked', [failed], ['q:问:failed'], { banner: '发送消息失败：忙' }],
    ['failed with text: kept', [answered('a', text('答')), failed], ['a:答:incomplete'], { banner: '' }],
    ['stopped with text: kept', [answered('a', text('答')), stopped], ['a:答:stopped'], { banner: '' }],
    ['stopped without text: kept, so that it can be asked again', [stopped], ['a::stopped'], { banner: '' }],
    ['of another reply', [{ ...failed, replyId: 'b' }], ['a::waiting'], { banner: '' }],
  ])('%s (§4.31, §4.33, §4.43, §8.27)', (_name, actions, answers, rest) => {
    const state = after(fresh, asked, ...actions);
    expect(shown(state).slice(-answers.length)).toEqual(answers);
    expect(state).toMatchObject(rest);
  });

  test('an answer asked for again gives the old one back its place when it fails without text', () => {
    const again: ChatAction = {
      type: 'asked',
      question,
      reply: message('b', 'assistant', '', 'waiting'),
      from: 'a',
    };
    const state = after(fresh, asked, answered('a', text('半')), stopped, again);
    expect(shown(state)).toEqual(['g:您好:done', 'q:问:done', 'b::waiting']);
    expect(shown(after(state, { ...failed, replyId: 'b' })).at(-1)).toBe('a:半:stopped');
    expect(shown(after(state, answered('b', text('全')), { ...complete, replyId: 'b' })).at(-1)).toBe('b:全:done');
    const inVain = after(state, answered('b', text('\n')), { ...complete, replyId: 'b' });
    expect(shown(inVain).at(-1)).toBe('a:半:stopped');
    expect(inVain.banner).toBe('发送消息失败：未返回内容');
  });
});

describe('conversations', () => {
  const selected = { type: 'selected', thread: 1, conversationId: 'c', draft: NO_DRAFT } as const satisfies ChatAction;
  const records = [
    { id: '1', query: '问一', answer: '答一', askedAt: NaN, citations: [] },
    { id: '1', query: '问二', answer: '', askedAt: NaN, citations: [] },
  ];
  const page = { records, messages: messagesOfRecords(records), hasMore: false };

  test('selecting shows the records, each as a question and an answer (§4.44)', () => {
    const loading = after(fresh, asked, selected);
    expect(loading).toMatchObject({
      conversationId: 'c',
      fresh: false,
      messages: [],
      activity: { type: 'loadingRecords' },
    });
    const { messages } = after(loading, { type: 'recordsReceived', thread: 1, ...page });
    expect(messages.map(({ role, content }) => `${role} ${content}`)).toEqual([
      'user 问一',
      'assistant 答一',
      'user 问二',
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
  });

  test.each<[string, ChatAction]>([
    ['records of another conversation', { type: 'recordsReceived', thread: 0, ...page }],
    ['a failure of another conversation', { type: 'recordsFailed', thread: 0 }],
    ['an answer of the conversation left', answered('a', text('漏'))],
  ])('%s change nothing', (_name, action) => {
    const loading = after(fresh, asked, selected);
    expect(chatReducer(loading, action)).toBe(loading);
  });

  const record = (id: string, query: string, answer: string) => ({ id, query, answer, askedAt: NaN, citations: [] });
  const received = (
    type: 'recordsReceived' | 'earlierReceived',
    hasMore: boolean,
    ...rows: (typeof records)[number][]
  ) => ({ type, thread: 1, records: rows, messages: messagesOfRecords(rows), hasMore }) satisfies ChatAction;

  test('of neighbours with the same question the last is shown, with the earlier replies', () => {
    const rows = [
      record('1', '问', '甲'),
      record('2', '问 ', '乙'),
      record('3', '别的', '丙'),
      record('4', '问', '丁'),
    ];
    const { messages } = after(fresh, selected, received('recordsReceived', false, ...rows));
    expect(messages.map(({ content }) => content)).toEqual(['问 ', '乙', '别的', '丙', '问', '丁']);
    expect(messages[1]?.earlier).toEqual(['甲']);
  });

  test('earlier records stand above, until there are none, or the server gives the same again', () => {
    const first = after(fresh, selected, received('recordsReceived', true, record('3', '三', '丙')));
    expect(first.earlier).toEqual({ type: 'more', before: '3' });
    const asking = after(first, { type: 'earlierAsked' });
    const other = { ...received('earlierReceived', true, record('2', '漏', '漏')), thread: 0 };
    expect(chatReducer(asking, other), 'those of another conversation change nothing').toBe(asking);
    expect(asking.earlier.type).toBe('loading');
    const second = after(asking, received('earlierReceived', true, record('2', '二', '乙')));
    expect(second.messages.map(({ content }) => content)).toEqual(['二', '乙', '三', '丙']);
    expect(second.earlier).toEqual({ type: 'more', before: '2' });
    const again = after(second, { type: 'earlierAsked' }, received('earlierReceived', true, record('2', '二', '乙')));
    expect(again).toMatchObject({ messages: second.messages, earlier: { type: 'lost' } });
    const end = after(second, { type: 'earlierAsked' }, received('earlierReceived', false));
    expect(end.earlier).toEqual({ type: 'none' });
  });

  test('a conversation that is gone says so', () => {
    const state = after(fresh, selected, { type: 'recordsFailed', thread: 1, isGone: true });
    expect(state.activity).toEqual({ type: 'conversationGone' });
  });

  test('records that cannot be loaded can be asked for again', () => {
    const state = after(fresh, selected, { type: 'recordsFailed', thread: 1 });
    expect(state.activity).toEqual({ type: 'recordsFailed' });
    expect(chatReducer(state, { ...selected, thread: 2 }).activity).toEqual({ type: 'loadingRecords' });
  });

  test('a new session forgets the conversation (§4.37, §4.42)', () => {
    const started: ChatAction = { type: 'started', thread: 2, greeting, draft: NO_DRAFT };
    expect(after(fresh, selected, started)).toEqual(freshChat(2, greeting, NO_DRAFT));
  });

  test('clearing leaves one message and the conversation (§4.39)', () => {
    const notice = message('n', 'assistant', '对话已清空');
    const state = after(
      fresh,
      selected,
      { type: 'recordsReceived', thread: 1, ...page },
      { type: 'cleared', thread: 2, notice, draft: NO_DRAFT },
    );
    expect(state).toMatchObject({ thread: 2, conversationId: 'c', messages: [notice], activity: { type: 'idle' } });
  });
});

test('the banner is dismissed (§2.90, §4.34)', () => {
  expect(after(fresh, asked, failed, { type: 'bannerDismissed' }).banner).toBe('');
});
