import { memo, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { ChatMessage } from '../../src/features/chat/ChatMessage';
import { MessageList } from '../../src/features/chat/view/MessageList';
import { ReplyContext } from '../../src/features/chat/view/MessageRow';
import * as replyView from '../../src/features/chat/view/Reply';
import { createToasts } from '../../src/ui/toast/createToasts';
import { ToastContext } from '../../src/ui/toast/useToast';
import '../../src/app/global.css';
import { ANSWERS, frameEnds } from './answers';
import './page.css';

const GFM = [remarkGfm];
const NO_ACTIONS = {
  onRetry: () => undefined,
  onEdit: () => undefined,
  onAsk: () => undefined,
  onExport: () => undefined,
};
const TOASTS = createToasts();
const NOW = Date.UTC(2025, 9, 16);

/** Shows the text so far; `added` is its new part. Called outside React, as a stream does. */
let show: (text: string, added: string, isOver: boolean) => void = () => undefined;

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
      <ReplyContext value={replyView}>
        <MessageList messages={[...past, last]} isBusy actions={NO_ACTIONS} />
      </ReplyContext>
    </ToastContext>
  );
}

function WholeMarkdown() {
  const [text, setText] = useState('');
  show = setText;
  return (
    <div className="baseline">
      <Markdown remarkPlugins={GFM}>{text}</Markdown>
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
  // The baseline shows its end too, as a chat does.
  document.querySelector('.baseline')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  void document.body.offsetHeight;
  await turn();
  void document.body.offsetHeight;
  return performance.now() - start;
}

let answer = '';
let ends: number[] = [];
let shown = '';

/** The text of a frame, built by appending, as a stream does. */
function textAt(index: number): Shown {
  const added = answer.slice(ends[index - 1] ?? 0, ends[index]);
  shown += added;
  return { text: shown, added };
}

const bench = {
  mount(variant: string): void {
    const root = document.getElementById('root');
    const render = VARIANTS[variant];
    if (!root || !render) throw new Error(`no such variant: ${variant}`);
    flushSync(() => createRoot(root).render(render()));
  },
  prepare(kind: string, size: number): void {
    answer = ANSWERS[kind]?.(size) ?? '';
    ends = [...frameEnds(answer.length)];
    shown = '';
  },
  /** Shows all frames. Returns the time of the longest one, in milliseconds. */
  async play(): Promise<number> {
    let longest = 0;
    for (const index of ends.keys()) longest = Math.max(longest, await frame(textAt(index), index === ends.length - 1));
    return longest;
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
};

declare global {
  interface Window {
    chatBench: typeof bench;
  }
}

window.chatBench = bench;
