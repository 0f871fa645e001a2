import { useState } from 'react';
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

/** Four tokens. */
const FRAME = 32;

const nothing = () => undefined;
const ACTIONS = { onRetry: nothing, onEdit: nothing, onAsk: nothing, onExport: nothing };
const TOASTS = createToasts();
const GFM = [remarkGfm];
const question: ChatMessage = { id: '0', role: 'user', content: '问题', timestamp: 0, status: 'done' };

type Reply = Pick<ChatMessage, 'content' | 'status'>;
/** Shows the reply so far. Called outside React, as a stream does. */
let show: (reply: Reply) => void = nothing;

function useReply() {
  const [reply, setReply] = useState<Reply>({ content: '', status: 'waiting' });
  show = setReply;
  return reply;
}

function Own() {
  const reply: ChatMessage = { ...question, id: '1', role: 'assistant', ...useReply() };
  return (
    <ToastContext value={TOASTS}>
      <ReplyContext value={replyView}>
        <MessageList messages={[question, reply]} isBusy actions={ACTIONS} />
      </ReplyContext>
    </ToastContext>
  );
}

const Plain = () => (
  <div className="plain" style={{ overflow: 'auto' }}>
    <Markdown remarkPlugins={GFM}>{useReply().content}</Markdown>
  </div>
);

const box = document.body.appendChild(document.createElement('div'));
box.style.cssText = 'display: flex; flex-direction: column; width: 900px; height: 600px';

declare global {
  var chatBench: { mount: (side: 'own' | 'plain') => void; play: (text: string) => Promise<void> };
}

globalThis.chatBench = {
  mount: (side: 'own' | 'plain') => flushSync(() => createRoot(box).render(side === 'own' ? <Own /> : <Plain />)),
  /** Streams a text: each frame is a synchronous update with its effects and layout, scrolled to the end. */
  async play(text: string): Promise<void> {
    let content = '';
    for (let at = 0; at < text.length; at += FRAME) {
      content += text.slice(at, at + FRAME);
      flushSync(() => show({ content, status: at + FRAME < text.length ? 'streaming' : 'done' }));
      document.querySelector('.plain')?.scrollTo(0, Number.MAX_SAFE_INTEGER);
      void document.body.offsetHeight;
      await new Promise((next) => setTimeout(next));
      void document.body.offsetHeight;
    }
  },
};
