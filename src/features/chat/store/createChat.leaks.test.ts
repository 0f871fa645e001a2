import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ChatCalls } from '../calls/ChatCalls';
import type { ChatRecord } from '../calls/pageSchemas';
import type { ChatEvent } from '../stream/ChatEvent';
import { createChat } from './createChat';
import { createUnrecorded } from './createUnrecorded';
import { NO_DRAFT } from './questionField';
import { holdFrames } from '../../../../tests/holdFrames';

const drawFrame = holdFrames();
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A fake stream: the test pushes its events, also after it was aborted. */
function handStream() {
  const waiting: (ChatEvent[] | Error | 'end')[] = [];
  let wake = () => undefined as void;
  const push = (next: ChatEvent[] | Error | 'end') => {
    waiting.push(next);
    wake();
  };
  async function* events(): AsyncGenerator<ChatEvent[]> {
    for (;;) {
      const next = waiting.shift();
      if (next === 'end') return;
      if (next instanceof Error) throw next;
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return { push, events };
}

/** A chat over fake calls, which the test answers in any order. */
function start() {
  const runs: { asked: string; push: ReturnType<typeof handStream>['push']; signal: AbortSignal }[] = [];
  const reads: { give: (records: ChatRecord[]) => void; refuse: () => void }[] = [];
  const calls: ChatCalls = {
    stream: ({ conversationId }, signal) => {
      const { push, events } = handStream();
      runs.push({ asked: conversationId, push, signal });
      return events();
    },
    records: () =>
      new Promise((give, fail) => {
        reads.push({ give: (records) => give({ records, hasMore: false }), refuse: () => fail(new Error('no')) });
      }),
    fileBase: undefined,
    list: () => Promise.reject(new Error('unused')),
  };
  const drafts = { read: () => NO_DRAFT, write: () => undefined };
  const chat = createChat({
    calls,
    drafts,
    unrecorded: createUnrecorded(),
    draftKey: () => 'c',
    onError: () => undefined,
  });
  return { chat, runs, reads };
}

const step = fc.record({
  what: fc.constantFrom(
    ...(['send', 'send', 'retry', 'stop', 'close', 'select', 'new', 'clear'] as const),
    ...(['deliver', 'deliver', 'finish', 'fail', 'records', 'records', 'refuse', 'frame'] as const),
  ),
  /** The reply or the request for records that the step is about, counted back from the newest (0). */
  which: fc.nat({ max: 3 }),
});

const recent = <T>(list: readonly T[], back: number) => list[list.length - 1 - back];

test('in random sequences nothing of a conversation gets into another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const { chat, runs, reads } = start();
      const { state } = chat;
      /** Counts the changes of `bound`, the conversation that questions go to. */
      let binding = 0;
      let bound = '';
      const runBindings: number[] = [];
      /** The thread in which each run and each request for records began. */
      const runThreads: number[] = [];
      const readThreads: number[] = [];

      const actions: Record<(typeof steps)[number]['what'], (which: number) => void> = {
        send: () => chat.ask('问'),
        retry: () => chat.retry(),
        stop: chat.stop,
        close: chat.stop,
        select(which) {
          chat.select(`c${which}`);
          binding += 1;
          bound = `c${which}`;
        },
        new() {
          chat.startNew();
          binding += 1;
          bound = '';
        },
        clear: chat.clear,
        deliver(which) {
          const index = runs.length - 1 - which;
          const run = runs[index];
          if (!run) return;
          run.push([
            { type: 'conversation', id: `of-run-${index}` },
            { type: 'message', answer: `<run ${index}>` },
          ]);
          const { activity } = state.get();
          const isCurrent = activity.type === 'replying' && index === runs.length - 1;
          if (isCurrent && runBindings[index] === binding) bound = `of-run-${index}`;
        },
        finish: (which) => recent(runs, which)?.push('end'),
        fail: (which) => recent(runs, which)?.push(new Error('broken')),
        records(which) {
          const read = reads.length - 1 - which;
          reads[read]?.give([{ id: '1', query: '问', answer: `<read ${read}>`, askedAt: NaN, citations: [] }]);
        },
        refuse: (which) => recent(reads, which)?.refuse(),
        frame: drawFrame,
      };

      for (const { what, which } of steps) {
        actions[what](which);
        await settle();
        while (runThreads.length < runs.length) {
          expect(runs[runThreads.length]?.asked).toBe(bound);
          runThreads.push(state.get().thread);
          runBindings.push(binding);
        }
        while (readThreads.length < reads.length) readThreads.push(state.get().thread);

        const { thread, messages, activity } = state.get();
        const shown = messages.map(({ content }) => content).join('');
        for (const [, kind, index] of shown.matchAll(/<(run|read) (\d+)>/g)) {
          expect((kind === 'run' ? runThreads : readThreads)[Number(index)]).toBe(thread);
        }
        const open = messages.filter(({ status }) => status === 'waiting' || status === 'streaming');
        expect(open).toHaveLength(activity.type === 'replying' ? 1 : 0);
        const live = runs.filter(({ signal }) => !signal.aborted);
        if (activity.type === 'replying') expect(live.at(-1)).toBe(runs.at(-1));
      }
      chat.stop();
      expect(state.get().messages.some(({ status }) => status === 'streaming')).toBe(false);
    }),
    { numRuns: 60 },
  );
});
