import { describe, expect, test } from 'vitest';
import type { ChatEvent } from './ChatEvent';
import { createEventParser } from './readEvents';

function parse(lines: readonly string[]): ChatEvent[] {
  const parser = createEventParser();
  return [...lines.flatMap((line) => parser.push(line)), ...parser.end()];
}

function answerOf(lines: readonly string[]): string {
  return parse(lines).reduce((answer, event) => {
    if (event.type === 'message') return answer + event.answer;
    return event.type === 'message_replace' ? event.answer : answer;
  }, '');
}

const idOf = (lines: readonly string[]) => parse(lines).findLast((event) => event.type === 'conversation')?.id;

describe('data lines', () => {
  test.each<[string, string[], string]>([
    ['text', ['data:党章', 'data:规定'], '党章规定'],
    ['the space after the colon is dropped', ['data: 党章', 'data: 规定'], '党章规定'],
    ['one space only', ['data:   a'], '  a'],
    ['a space beyond the first', ['data: a', 'data:  b'], 'a b'],
    ['from the first line without it, spaces are content', ['data: a', 'data:b', 'data: c'], 'ab c'],
    ['spaces are content from the start', ['data:a', 'data: b'], 'a b'],
    ['an empty line has no space either', ['data:', 'data: b'], ' b'],
    ['a lone space is an empty line with its space', ['data: ', 'data: b'], 'b'],
    ['without framing lines join with nothing', ['data:a', 'data:b', 'data:c'], 'abc'],
    ['blocks join with nothing', ['data:a', '', 'data:b', ''], 'ab'],
    [
      'lines of the first block too, once it has ended',
      ['data:# 题', 'data:', 'data:- 甲', 'data:- 乙', ''],
      '# 题\n\n- 甲\n- 乙',
    ],
    ['[DONE] ends', ['data:你好', '', 'data: [DONE]', '', 'data:x'], '你好'],
    ['lines of one block join with a newline', [':id', '', 'data:a', 'data:b', '', 'data:c', ''], 'a\nbc'],
    ['a newline of its own', ['data:a', '', 'data:', 'data:', '', 'data:b'], 'a\nb'],
    ['two newlines', ['data:a', '', 'data:', 'data:', 'data:', '', 'data:b'], 'a\n\nb'],
    ['no escape is undone', ['data:a\\nb \\u515a'], 'a\\nb \\u515a'],
    ['a comment does not end a block', ['', 'data:a', ': ping', 'data:b'], 'a\nb'],
    ['the last line counts without an end', ['data:a', '', 'data:b'], 'ab'],
  ])('%s (§3.22, §7.42)', (_name, lines, answer) => expect(answerOf(lines)).toBe(answer));
});

describe("Dify's own events", () => {
  const data = (body: unknown) => `data: ${JSON.stringify(body)}`;
  test.each<[string, string[], string]>([
    ['message appends', [data({ event: 'message', answer: 'a' }), '', data({ event: 'message', answer: 'b' })], 'ab'],
    ['agent_message appends', [data({ event: 'agent_message', answer: 'a' })], 'a'],
    ['an answer without event appends', [data({ answer: 'a' })], 'a'],
    ['message_replace replaces', [data({ answer: 'a' }), data({ event: 'message_replace', answer: 'b' })], 'b'],
    ['ping is ignored', [data({ event: 'ping', answer: 'x' }), data({ answer: 'a' })], 'a'],
    ['unknown names are ignored', [data({ event: 'node_finished', answer: 'x' })], ''],
    ['content appends', [data({ content: '你' }), '', data({ content: '好' })], '你好'],
    ['a delta appends', [data({ choices: [{ delta: { content: '你' } }] }), data({ choices: [{ delta: {} }] })], '你'],
    [
      'an envelope has it in data',
      [data({ code: 200, msg: '操作成功', data: '你' }), '', data({ code: 0, msg: '', data: true })],
      '你',
    ],
    ['an event in an envelope', [data({ code: 0, message: '', data: { answer: '你' } })], '你'],
    ['an envelope with its text beside data', [data({ code: 200, msg: 'ok', data: null, content: '你' })], '你'],
    ['an envelope that says no more', [data({ code: 200, msg: '操作成功', data: null })], ''],
    [
      'Ollama',
      [data({ message: { content: '你' }, done: false }), data({ message: { content: '' }, done: true })],
      '你',
    ],
    [
      'Spring AI',
      [data({ result: { output: { text: '你' } } }), data({ results: [{ output: { text: '好' } }] })],
      '你好',
    ],
    ['DashScope', [data({ output: { text: '你' } })], '你'],
    ['a count of words at the end', [data({ choices: [], usage: { total_tokens: 3 } })], ''],
    ['a flow’s own text', [data({ event: 'text_chunk', data: { text: '你' } })], '你'],
    ['words by the name of a file', [data({ event: 'message_file', answer: '你' })], '你'],
    ['[DONE] as a JSON text', ['data:{"content":"你"}', 'data:"[DONE]"', 'data:x'], '你'],
    ['lines that were passed on in lines', ['data:data: {"answer":"你"}', '', 'data:event: ping', ''], '你'],
    [
      'thoughts apart from the reply',
      [
        data({ choices: [{ delta: { reasoning_content: '先' } }] }),
        data({ event: 'reasoning_chunk', data: { reasoning: '想' } }),
        data({ choices: [{ delta: { content: '可' } }] }),
        data({ answer: '以' }),
      ],
      '<think>先想</think>\n\n可以',
    ],
    ['a JSON text is its text', ['data:"你\\n好"'], '你\n好'],
    ['a newline inside an answer is one', [data({ answer: 'a\nb' })], 'a\nb'],
    ['other JSON is answer text', ['data:{"a":1}'], '{"a":1}'],
    ['an envelope without data is text', ['data:{"code":200,"msg":"x"}'], '{"code":200,"msg":"x"}'],
    ['an event that is no string is text', ['data:{"event":1}'], '{"event":1}'],
    ['an array is text', ['data:[1]'], '[1]'],
    ['damaged JSON is text', ['data:{"event":"mess'], '{"event":"mess'],
    ['an answer that is no string adds nothing', [data({ event: 'message', answer: 5 })], ''],
    ['no newline between events of one block', ['', data({ answer: 'a' }), data({ answer: 'b' })], 'ab'],
  ])('%s (§3.22, §7.47)', (_name, lines, answer) => expect(answerOf(lines)).toBe(answer));

  test('message_end gives the sources, (§3.22, §7.47)', () => {
    const metadata = {
      retriever_resources: [
        { document_name: '党章', content: '第一条', url: 'https://example.com/1' },
        { document_name: '准则', url: 'javascript:alert(1)' },
        { content: '第二条' },
        { score: 1 },
        'x',
      ],
    };
    expect(parse([data({ event: 'message_end', metadata })])[0]).toEqual({
      type: 'message_end',
      citations: [
        { title: '党章', content: '第一条', url: 'https://example.com/1' },
        { title: '准则' },
        { title: '未命名来源', content: '第二条' },
      ],
    });
  });

  test.each([{}, { metadata: null }, { metadata: { retriever_resources: {} } }])('message_end with %j', (fields) => {
    expect(parse([data({ event: 'message_end', ...fields })])[0]).toMatchObject({ type: 'message_end', citations: [] });
  });

  test('a flow that waits for somebody is reported (§3.22, §7.47)', () => {
    expect(parse([data({ event: 'workflow_started' }), data({ event: 'human_input_required' })])).toEqual([
      { type: 'paused' },
      { type: 'complete' },
    ]);
  });

  test('a picture of a tool is a link', () => {
    const file = { event: 'message_file', type: 'image', belongs_to: 'assistant', url: '/files/a b.png?sign=x' };
    expect(answerOf([data(file), '', data({ answer: '图' })])).toBe('\n\n[图片](</files/a%20b.png?sign=x>)\n\n图');
    expect(answerOf([data({ ...file, belongs_to: 'user' })])).toBe('');
    expect(answerOf([data({ ...file, url: null, filename: '图.png' })])).toBe('\n\n[图.png](#)\n\n');
    const table = { type: 'document', filename: '名单[1].xlsx', remote_url: 'https://a.example/1' };
    expect(answerOf([data(file), data({ event: 'message_end', files: [file, table] })])).toBe(
      '\n\n[图片](</files/a%20b.png?sign=x>)\n\n\n\n[名单1.xlsx](<https://a.example/1>)\n\n',
    );
  });

  test('the conversation id is taken from any of them', () => {
    expect(idOf([data({ event: 'node_started', conversation_id: 'c-1' })])).toBe('c-1');
    // An event named `ping` is read like any other: heartbeats are comment lines of the stream, not events.
    expect(idOf([data({ event: 'ping', conversation_id: 'default' })])).toBe('default');
  });
});

describe('conversation id', () => {
  test.each<[string, string[], string | undefined]>([
    ['a word', [':abc-1'], 'abc-1'],
    ['trimmed', [':  abc-1 '], 'abc-1'],
    ['the last valid one stands', [':a1', 'data:x', ':b2', ':', ': ping'], 'b2'],
    ['empty', [':', ': '], undefined],
    ['signs of life', [':ping', ': ok', ': connected', ': keepalive', ': keep-alive', ':Heartbeat'], undefined],
    ['15 characters without a digit', [':abcdefghijklmno'], undefined],
    ['16 characters without a digit', [':abcdefghijklmnop'], 'abcdefghijklmnop'],
    ['one digit', [':7'], '7'],
    ['with spaces', [': connected at 10:00'], undefined],
    ['128 characters', [`:${'a'.repeat(128)}`], 'a'.repeat(128)],
    ['129 characters', [`:${'a'.repeat(129)}`], undefined],
  ])('%s (§4.41, §7.43)', (_name, lines, id) => expect(idOf(lines)).toBe(id));
});

describe('other lines', () => {
  test.each<[string, string[], string]>([
    ['are text', ['党章'], '党章'],
    ['join with a newline', ['a', 'b'], 'a\nb'],
    ['join with nothing over a blank line', ['a', '', 'b'], 'ab'],
    ['follow unframed data directly', ['data:a', 'b'], 'ab'],
    ['are lines of the first block, once it has ended', ['data:a', 'b', '', 'data:c'], 'a\nbc'],
    ['are lines of a framed block', ['', 'data:a', 'b'], 'a\nb'],
    ['event: has no text', ['event: message', 'data:a'], 'a'],
    ['id: and retry: are no text', ['id: 1', 'data:a', 'id: 1', 'retry: 3', 'data:b'], 'ab'],
    ['are objects (NDJSON)', ['{"message":{"content":"你"},"done":false}', '{"message":{"content":"好"}}'], '你好'],
    ['are objects of another name', ['{"response":"你"}', '', '{"response":"好","done":true}'], '你好'],
    [
      'are objects with thoughts',
      ['{"message":{"thinking":"想","content":""}}', '{"message":{"content":"可"}}'],
      '<think>想</think>\n\n可',
    ],
    ['may be objects without text', ['{"response":"你"}', '{"usage":{"n":1}}', '{"model":"x","done":true}'], '你'],
    ['[DONE] ends objects', ['{"response":"你"}', '[DONE]', '{"response":"好"}'], '你'],
    ['are no objects once they are text', ['例如', '{"content":"x"}'], '例如\n{"content":"x"}'],
    ['are no objects beside data', ['data:例如', '{"content":"x"}'], '例如{"content":"x"}'],
    ['nor in blocks', ['id:1', 'event:message', 'data:甲', '', 'id:2', 'data:乙', ''], '甲乙'],
    ['data without a colon is text', ['data'], 'data'],
  ])('%s (§7.44, §7.45)', (_name, lines, answer) => expect(answerOf(lines)).toBe(answer));
});

describe('errors', () => {
  test.each<[string, string[], string]>([
    ['error event in plain words', ['event: error', 'data: 模型不可用', ''], '模型不可用'],
    ['error event in JSON', ['event:error', 'data:{"code":500,"msg":"忙"}', ''], '忙'],
    ['error event of two lines', ['event:error', 'data:a', 'data:b', ''], 'a\nb'],
    ['error event at the very end', ['event:error', 'data:a'], 'a'],
    ['error event without data', ['event:error', ''], ''],
    ['an envelope', ['data:{"code":500,"msg":"知识库不可用"}', ''], '知识库不可用'],
    ['an envelope in English', ['data:{"code":"invalid_param","message":"quota","status":400}'], 'quota'],
    ['a model’s error', ['data:{"error":{"message":"overloaded"}}'], 'overloaded'],
    ['an error in a word', ['data:{"error":"overloaded"}'], 'overloaded'],
    ['a flow that failed', ['data:{"event":"workflow_finished","data":{"status":"failed","error":"坏"}}'], '坏'],
    ["Dify's error", ['data: {"event":"error","message":"quota","code":"x"}'], 'quota'],
    ["Dify's error in an error block", ['event: error', 'data: {"event":"error","message":"quota"}', ''], 'quota'],
  ])('%s', (_name, lines, message) => expect(parse(lines).at(-1)).toEqual({ type: 'error', message }));

  test('a code of Dify is told in our words; its own are kept for the error log', () => {
    const sent = '{"event":"error","code":"provider_quota_exceeded","message":"Your quota has been exhausted."}';
    const error = {
      type: 'error',
      message: '模型的使用额度已用完，请联系管理员',
      detail: 'Your quota has been exhausted.',
    };
    expect(parse([`data: ${sent}`]).at(-1)).toEqual(error);
    expect(parse(['event: error', `data: ${sent}`, '']).at(-1)).toEqual(error);
  });

  test('what came before stands, what follows is not reported', () => {
    expect(parse(['data:a', '', 'event:error', 'data:b', '', 'data:c', ''])).toEqual([
      { type: 'message', answer: 'a' },
      { type: 'error', message: 'b' },
    ]);
  });
});

test('a complete event is signalled when the stream ends (§3.22, §7.46)', () => {
  expect(parse([])).toEqual([{ type: 'complete' }]);
});
