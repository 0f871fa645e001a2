import { createContext, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import type { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import type { Chat } from '../store/createChat';
import type { AttachmentsProps } from './Attachments';
import type { ExtraCalls, Parameters } from './extraCalls';
import type { ReplyExtrasProps } from './ReplyExtras';

/** What Dify's own API adds to a chat: its data, and the components that show them. */
export interface Dify extends Pick<ReplyExtrasProps, 'rate'>, Pick<ExtraCalls, 'upload'> {
  parameters: Parameters;
  /** Questions that follow from a reply. */
  next: { replyId: string; questions: readonly string[] } | undefined;
  Attachments: ComponentType<AttachmentsProps>;
  ReplyExtras: ComponentType<ReplyExtrasProps>;
  Markdown: typeof StreamingMarkdown;
}

/** `undefined` where the assistant is reached through the backend, and until Dify has answered. */
export const DifyContext = createContext<Dify | undefined>(undefined);

const load = loadWithRetry(() => import('./createDify'));

/** What Dify adds to a chat whose dialog is open. Through the backend its code is not even loaded. */
export function useDify(chat: Chat, open: boolean): Dify | undefined {
  const begin = useRef<() => Promise<void>>(undefined);
  const [dify, setDify] = useState<Dify>();
  useEffect(() => {
    const { dify: access } = chat.calls;
    if (!open || !access) return;
    const start = async () => {
      const { createDify } = await load();
      begin.current ??= createDify(chat, access, setDify);
      await begin.current();
    };
    start().catch(access.http.context.ports.onFailure);
  }, [chat, open]);
  return dify;
}
