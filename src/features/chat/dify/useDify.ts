import { createContext, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import type { StreamingMarkdown } from '@/ui/markdown/StreamingMarkdown';
import type { Chat } from '../store/createChat';
import type { AttachmentsProps } from './Attachments';
import type { createDify } from './createDify';
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
const nothing = { get: () => undefined, subscribe: () => () => undefined };

/** What Dify adds to a chat whose dialog is open. Through the backend its code is not even loaded. */
export function useDify(chat: Chat, open: boolean): Dify | undefined {
  const made = useRef<ReturnType<typeof createDify>>(undefined);
  const [state, setState] = useState<ReturnType<typeof createDify>['state']>();
  useEffect(() => {
    const { dify: access } = chat.calls;
    if (!open || !access) return;
    const begin = async () => {
      const code = await load();
      made.current ??= code.createDify(chat, access);
      setState(made.current.state);
      await made.current.begin();
    };
    begin().catch(access.http.context.ports.onFailure);
  }, [chat, open]);
  const { get, subscribe } = state ?? nothing;
  return useSyncExternalStore<Dify | undefined>(subscribe, get);
}
