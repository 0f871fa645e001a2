import { useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../ChatMessage';

export interface MessageListProps {
  messages: readonly ChatMessage[];
  onRetry?: (id: string) => void;
  /** Sample questions under the greeting; each is a button. */
  suggestions?: readonly string[];
  onAsk?: (question: string) => void;
  /** A change means another conversation: scroll to bottom. */
  conversationKey: string;
}

/** The messages of a conversation, newest last. */
export function MessageList({ messages, onRetry, suggestions = [], onAsk, conversationKey }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [conversationKey]);
  return (
    <div ref={list} role="log" aria-label="对话内容" tabIndex={0} style={{ overflow: 'auto', height: '100%' }}>
      {messages.map(({ id, role, content, status }) => (
        <article key={id} aria-label={role === 'user' ? '我' : '助手'}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{content}</p>
          {status === 'waiting' && <span>正在思考</span>}
          {status === 'interrupted' && (
            <p>
              已中断{' '}
              <button type="button" onClick={() => onRetry?.(id)}>
                重试
              </button>
            </p>
          )}
        </article>
      ))}
      {suggestions.map((question) => (
        <button key={question} type="button" onClick={() => onAsk?.(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}
