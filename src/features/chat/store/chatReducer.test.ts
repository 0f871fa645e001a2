import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../ChatMessage';
import type { ChatEvent } from '../stream/ChatEvent';
import { chatReducer, freshChat, type ChatAction, type ChatState } from './chatReducer';

const message = (id: string, role: ChatMessage['role'], content: string, status: ChatMessage['status'] = 'done') =>
  ({ id, role, content, timestamp: 0, status }) satisfies ChatMessage;

const greeting = message('g', 'assistant', '您好');
const question = message('q', 'user', '问');
const waiting = message('a', 'assistant', '', 'waiting');
const fresh = freshChat(0, greeting);

const after = (state: ChatState, ...actions: ChatAction[]) => actions.reduce(chatReducer, state);
const asked: ChatAction = { type: 'asked', run: 1, question, reply: waiting, from: undefined };
const answered = (run: number, ...events: ChatEvent[]): ChatAction => ({ type: 'eventsReceived', run, events });
const text = (answer: string): ChatEvent => ({ type: 'message', answer });
const failed: ChatAction = { type: 'ended', run: 1, outcome: { type: 'failed', reason: '忙' } };
const stopped: ChatAction = { type: 'ended', run: 1, outcome: { type: 'stopped' } };
const complete: ChatAction = { type: 'ended', run: 1, outcome: { type: 'complete' } };
const shown = ({ messages }: ChatState) => messages.map(({ id, content, status }) => `${id}:${content}:${status}`);

test('sending appends the question and an empty answer (§3.18, §4.29, §4.30)', () => {
  const state = after({ ...fresh, banner: '旧' }, asked);
  expect(shown(state)).toEqual(['g:您好:done', 'q:问:done', 'a::waiting']);
  expect(state).toMatchObject({ activity: { type: 'replying', run: 1, replyId: 'a' }, banner: '' });
});

test('nothing is asked while something is going on', () => {
  const state = after(fresh, asked);
  expect(chatReducer(state, { ...asked, run: 2 })).toBe(state);
});

describe('events', () => {
  test.each<[string, ChatEvent[], Partial<ChatMessage>]>([
    ['message', [text('党'), text('章')], { content: '党章', status: 'streaming' }],
    [
      'message_replace',
      [text('党'), { type: 'message_replace', answer: '新' }],
      { content: '新', edition: 1, status: 'streaming' },
    ],
    ['replaced by nothing', [text('党'), { type: 'message_replace', answer: '' }], { content: '', status: 'waiting' }],
    [
      'message_end',
      [{ type: 'message_end', citations: [{ title: '党章' }], metadata: { usage: { total_tokens: 5 } } }],
      { citations: [{ title: '党章' }], metadata: { usage: { total_tokens: 5 } } },
    ],
    ['workflow_started', [{ type: 'workflow_started' }], { content: '', status: 'waiting' }],
    ['complete', [{ type: 'complete' }], { content: '', status: 'waiting' }],
  ])('%s (§4.30)', (_name, events, expected) => {
    expect(after(fresh, asked, answered(1, ...events)).messages.at(-1)).toMatchObject(expected);
  });

  test('the last conversation id stands', () => {
    const named = answered(1, { type: 'conversation', id: 'c1' }, text('a'), { type: 'conversation', id: 'c2' });
    expect(after(fresh, asked, named).conversationId).toBe('c2');
  });

  test('those of another run change nothing', () => {
    const state = after(fresh, asked);
    expect(chatReducer(state, answered(2, text('x')))).toBe(state);
    expect(chatReducer(fresh, answered(1, text('x')))).toBe(fresh);
  });
});

describe('the end of an answer', () => {
  test.each<[string, ChatAction[], string[], Partial<ChatState>]>([
    ['complete', [answered(1, text('答')), complete], ['a:答:done'], { connected: true, banner: '' }],
    ['complete without text', [complete], ['a::empty'], { connected: true }],
    ['complete with blanks only', [answered(1, text(' \n')), complete], ['a::empty'], { banner: '' }],
    [
      'failed without text: removed, the question marked',
      [failed],
      ['q:问:failed'],
      { connected: false, banner: '发送消息失败：忙' },
    ],
    ['failed with text: kept', [answered(1, text('答')), failed], ['a:答:incomplete'], { banner: '发送消息失败：忙' }],
    ['stopped with text: kept', [answered(1, text('答')), stopped], ['a:答:stopped'], { banner: '' }],
    ['stopped without text: kept, so that it can be asked again', [stopped], ['a::stopped'], { banner: '' }],
    ['of another run', [{ ...failed, run: 2 }], ['a::waiting'], { banner: '' }],
  ])('%s (§4.31, §4.33, §4.43, §8.27)', (_name, actions, answers, rest) => {
    const state = after(fresh, asked, ...actions);
    expect(shown(state).slice(-answers.length)).toEqual(answers);
    expect(state).toMatchObject(rest);
  });

  test('an answer asked for again gives the old one back its place when it fails without text', () => {
    const again: ChatAction = {
      type: 'asked',
      run: 2,
      question: undefined,
      reply: message('b', 'assistant', '', 'waiting'),
      from: 'a',
    };
    const state = after(fresh, asked, answered(1, text('半')), stopped, again);
    expect(shown(state)).toEqual(['g:您好:done', 'q:问:done', 'b::waiting']);
    expect(shown(after(state, { ...failed, run: 2 })).at(-1)).toBe('a:半:stopped');
    expect(shown(after(state, answered(2, text('全')), { ...complete, run: 2 })).at(-1)).toBe('b:全:done');
    const inVain = after(state, answered(2, text('\n')), { ...complete, run: 2 });
    expect(shown(inVain).at(-1)).toBe('a:半:stopped');
    expect(inVain.banner).toBe('发送消息失败：未返回内容');
  });
});

describe('conversations', () => {
  const selected: ChatAction = { type: 'selected', thread: 1, conversationId: 'c' };
  const records = [
    { id: '1', query: '问一', answer: '答一', askedAt: NaN, citations: [] },
    { id: '1', query: '问二', answer: '', askedAt: NaN, citations: [] },
  ];

  test('selecting shows the records, each as a question and an answer (§4.44)', () => {
    const loading = after(fresh, asked, selected);
    expect(loading).toMatchObject({
      conversationId: 'c',
      fresh: false,
      messages: [],
      activity: { type: 'loadingRecords' },
    });
    const { messages } = after(loading, { type: 'recordsReceived', thread: 1, records });
    expect(messages.map(({ role, content }) => `${role} ${content}`)).toEqual([
      'user 问一',
      'assistant 答一',
      'user 问二',
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
  });

  test.each<[string, ChatAction]>([
    ['records of another conversation', { type: 'recordsReceived', thread: 0, records }],
    ['a failure of another conversation', { type: 'recordsFailed', thread: 0 }],
    ['an answer of the conversation left', answered(1, text('漏'))],
  ])('%s change nothing', (_name, action) => {
    const loading = after(fresh, asked, selected);
    expect(chatReducer(loading, action)).toBe(loading);
  });

  test('records that cannot be loaded can be asked for again', () => {
    const state = after(fresh, selected, { type: 'recordsFailed', thread: 1 });
    expect(state.activity).toEqual({ type: 'recordsFailed' });
    expect(chatReducer(state, { ...selected, thread: 2 }).activity).toEqual({ type: 'loadingRecords' });
  });

  test('a new session forgets the conversation (§4.37, §4.42)', () => {
    const started: ChatAction = { type: 'started', thread: 2, greeting };
    expect(after(fresh, selected, started)).toEqual(freshChat(2, greeting));
  });

  test('clearing leaves one message and the conversation (§4.39)', () => {
    const notice = message('n', 'assistant', '对话已清空');
    const state = after(
      fresh,
      selected,
      { type: 'recordsReceived', thread: 1, records },
      { type: 'cleared', thread: 2, notice },
    );
    expect(state).toMatchObject({ thread: 2, conversationId: 'c', messages: [notice], activity: { type: 'idle' } });
  });

  test('a conversation that has come to stand in the list is no longer fresh', () => {
    expect(chatReducer(fresh, { type: 'listed' }).fresh).toBe(false);
  });
});

test('the banner is dismissed (§2.90, §4.34)', () => {
  expect(after(fresh, asked, failed, { type: 'bannerDismissed' }).banner).toBe('');
});
