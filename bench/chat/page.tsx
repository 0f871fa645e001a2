import { memo, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Streamdown } from 'streamdown';
import type { ChatMessage } from '../../src/features/chat/ChatMessage';
import { MessageList } from '../../src/features/chat/view/MessageList';
import { createToasts } from '../../src/ui/toast/createToasts';
import { ToastContext } from '../../src/ui/toast/useToast';
import '../../src/app/global.css';
import { ANSWERS, frameEnds } from './answers';
import { BlockCache } from './BlockCache';
import './page.css';

const GFM = [remarkGfm];
const NO_ACTIONS = { onRetry: () => undefined, onEdit: () => undefined, onExport: () => undefined };
const TOASTS = createToasts();
const NOW = Date.UTC(2025, 9, 16);

/** Shows the text so far; `added` is its new part. Called outside React, as a stream does. */
let show: (text: string, added: string, isOver: boolean) => void = () => undefined;

/** The reply as React state, which `show` sets. */
function useText(): { text: string; isOver: boolean } {
  const [state, setState] = useState({ text: '', isOver: false });
  show = (text, _added, isOver) => setState({ text, isOver });
  return state;
}

const toMessage = (n: number, content: string, status: ChatMessage['status'] = 'done'): ChatMessage => ({
  id: String(n),
  role: n % 2 === 0 ? 'user' : 'assistant',
  content,
  timestamp: NOW + n * 60_000,
  status,
});

function Own({ count }: { count: number }) {
  const [last, setLast] = useState(() => toMessage(count | 1, '', 'waiting'));
  show = (_text, added, isOver) =>
    setLast((message) => ({
      ...message,
      content: message.content + added,
      status: isOver ? 'done' : 'streaming',
    }));
  const [past] = useState(() =>
    Array.from({ length: count - 1 }, (_, n) =>
      toMessage(n, n % 2 === 0 ? `问题 ${n}` : (ANSWERS['mixed']?.(600) ?? '')),
    ),
  );
  return (
    <ToastContext value={TOASTS}>
      <MessageList messages={[...past, last]} isBusy actions={NO_ACTIONS} />
    </ToastContext>
  );
}

function WholeMarkdown() {
  const { text } = useText();
  return (
    <div className="baseline">
      <Markdown remarkPlugins={GFM}>{text}</Markdown>
    </div>
  );
}

function WithStreamdown() {
  const { text, isOver } = useText();
  return (
    <div className="baseline">
      <Streamdown isAnimating={!isOver}>{text}</Streamdown>
    </div>
  );
}

function WithBlockCache() {
  const { text } = useText();
  return (
    <div className="baseline">
      <BlockCache text={text} />
    </div>
  );
}

const Composer = memo(function Composer() {
  const [draft, setDraft] = useState('');
  return (
    <textarea
      rows={6}
      aria-label="draft"
      value={draft}
      onKeyDown={(event) => (pressed = event.nativeEvent.timeStamp)}
      onChange={(event) => {
        const { value } = event.target;
        flushSync(() => setDraft(value));
        void document.body.offsetHeight;
        keystrokes.push(performance.now() - pressed);
      }}
    />
  );
});

const keystrokes: number[] = [];
let pressed = 0;

const VARIANTS: Record<string, () => ReactElement> = {
  own: () => <Own count={2} />,
  thousand: () => (
    <>
      <Own count={1000} />
      <Composer />
    </>
  ),
  'react-markdown': () => <WholeMarkdown />,
  streamdown: () => <WithStreamdown />,
  'block cache': () => <WithBlockCache />,
};

const channel = new MessageChannel();
/** Resolves in the next event-loop task, before which React runs scheduled effects and transitions. */
const turn = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

interface Shown {
  text: string;
  /** The end of `text` that this frame adds. */
  added: string;
}

/** Shows one frame: sets the text, runs the effects, forces the layout. Returns the time in milliseconds. */
async function frame({ text, added }: Shown, isOver = false): Promise<number> {
  const start = performance.now();
  flushSync(() => show(text, added, isOver));
  // Every variant shows the end, as a chat does; the own one scrolls its list itself.
  document.querySelector('.baseline')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  void document.body.offsetHeight;
  await turn();
  void document.body.offsetHeight;
  return performance.now() - start;
}

interface Whole {
  /** Milliseconds until the page stops changing. */
  shown: number;
  /** Milliseconds of the longest task before the page stops changing. */
  longest: number;
}

const QUIET = 400;

/** Makes a change and measures the main thread until the page stops changing. */
async function untilQuiet(change: () => void): Promise<Whole> {
  const start = performance.now();
  let lastChange = start;
  const observer = new MutationObserver(() => (lastChange = performance.now()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  let longest = 0;
  let before = start;
  flushSync(change);
  while (before - lastChange < QUIET) {
    await turn();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  observer.disconnect();
  return { shown: lastChange - start, longest };
}

let answer = '';
let ends: number[] = [];
let shown = '';

/** The text of a frame, built by appending, as a stream does. */
function textAt(index: number): Shown {
  const from = index > 0 ? (ends[index - 1] ?? 0) : 0;
  const skipped = answer.slice(shown.length, from);
  const piece = answer.slice(from, ends[index]);
  shown = (skipped === '' ? shown : answer.slice(0, from)) + piece;
  return { text: shown, added: skipped + piece };
}

const bench = {
  mount(variant: string): void {
    const root = document.getElementById('root');
    const render = VARIANTS[variant];
    if (!root || !render) throw new Error(`no such variant: ${variant}`);
    flushSync(() => createRoot(root).render(render()));
  },
  prepare(kind: string, size: number): number {
    answer = ANSWERS[kind]?.(size) ?? '';
    ends = [...frameEnds(answer.length)];
    return ends.length;
  },
  /** Shows the frames `from` to `to - 1`. Returns the time of all frames and of the longest one, in milliseconds. */
  async play(from: number, to: number): Promise<{ total: number; longest: number }> {
    let total = 0;
    let longest = 0;
    for (let index = from; index < to; index += 1) {
      const time = await frame(textAt(index), index === ends.length - 1);
      total += time;
      longest = Math.max(longest, time);
    }
    return { total, longest };
  },
  /** Shows a finished reply. */
  whole(kind: string, size: number): Promise<Whole> {
    const text = ANSWERS[kind]?.(size) ?? '';
    return untilQuiet(() => show(text, text, true));
  },
  /** Streams at the frame rate of the screen until `stop`. */
  stream(): void {
    let index = 0;
    const step = () => {
      if (index >= ends.length) return;
      const { text, added } = textAt(index);
      flushSync(() => show(text, added, false));
      index += 1;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  },
  keystrokes: () => keystrokes,
  textLength: () => document.getElementById('root')?.textContent.length ?? 0,
};

declare global {
  interface Window {
    chatBench: typeof bench;
  }
}

window.chatBench = bench;
