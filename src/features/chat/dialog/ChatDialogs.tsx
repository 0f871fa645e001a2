import { Flex } from 'antd';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { useOnline } from '@/ui/offline/OfflineBanner';
import { useToast } from '@/ui/toast/useToast';
import { ASSISTANT_NAME } from '../assistantTexts';
import { DifyContext, useDify } from '../dify/useDify';
import type { ChatDialogName } from '../openChatDialog';
import type { Chat } from '../store/createChat';
import type { Chats } from '../store/createChats';
import { PLAIN, ReplyContext } from '../view/MessageRow';
import styles from './ChatDialogs.module.css';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import { LargeChatView } from './LargeChatView';

export { createChats } from '../store/createChats';

const MINI_WIDTH_PX = 600;
const LARGE_WIDTH_PX = 1200;

const onViewport = (listener: () => void) => {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  visualViewport.addEventListener('resize', listener);
  visualViewport.addEventListener('scroll', listener);
  return () => {
    visualViewport.removeEventListener('resize', listener);
    visualViewport.removeEventListener('scroll', listener);
  };
};

function covered(): number {
  const { visualViewport, innerHeight } = window;
  // A page that the user has zoomed is partly out of view too, but nothing covers it.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Pixels at the bottom of the window that the keyboard of a phone covers. */
const useKeyboardInset = (): number => useSyncExternalStore(onViewport, covered);

interface DialogProps {
  open: boolean;
  title: string;
  /** Width in pixels; on a narrow screen the dialog fills the window. */
  width: number;
  chat: Chat;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog. Where it fills the window it leaves room for what covers that: a phone's keyboard, or the line that says
 * that there is no connection. Wide and narrow are one element: otherwise a window that becomes narrow would remount
 * the conversation, which stops the reply.
 */
function ChatDialog({ open, title, width, chat, onClose, children }: DialogProps) {
  const fills = useAppSelector(selectSettings).device === 'mobile';
  const inset = useKeyboardInset();
  const isOnline = useOnline();
  const dify = useDify(chat, open);
  return (
    <DraggableModal open={open} title={title} width={width} fills={fills} onCancel={onClose}>
      <Flex
        vertical
        className={fills ? `${styles.body} ${styles.full}` : styles.body}
        style={{ paddingBottom: fills ? `max(${inset}px, ${isOnline ? '0px' : 'var(--offline-height)'})` : 0 }}
      >
        <DifyContext value={dify}>{children}</DifyContext>
      </Flex>
    </DraggableModal>
  );
}

/** Long, because replies are shown as plain text until the view is loaded. */
const REPLY_TIMEOUT_MS = 20_000;
const loadReply = loadWithRetry(() => import('../view/Reply'), REPLY_TIMEOUT_MS);

/** The component that shows replies, loaded beside the dialog; after a failure each opening tries again. */
function useReplyView(open: ChatDialogName | undefined) {
  const toast = useToast();
  const [view, setView] = useState(PLAIN);
  useEffect(() => {
    if (open === undefined) return;
    let isGone = false;
    loadReply().then(setView, (error: unknown) => isGone || toast.failure(error));
    return () => {
      isGone = true;
    };
  }, [open, toast]);
  return view;
}

export interface ChatDialogsProps {
  chats: Chats;
  open: ChatDialogName | undefined;
  onClose: () => void;
}

/**
 * Both dialogs; each keeps its conversation while it is closed. The mini one (variant A, §2.74) has one conversation and
 * is opened by the floating icon, the large one (variant B, §2.80) has the list of all beside it and is opened in the
 * header.
 */
export function ChatDialogs({ chats: { mini, large }, open, onClose }: ChatDialogsProps) {
  const title = ASSISTANT_NAME;
  const replyView = useReplyView(open);
  /** Closing stops the reply. */
  const closing = (chat: Chat) => () => {
    chat.stop();
    onClose();
  };
  return (
    <ReplyContext value={replyView}>
      <ChatDialog open={open === 'mini'} title={title} width={MINI_WIDTH_PX} chat={mini} onClose={closing(mini)}>
        <ConversationView chat={mini} title={title}>
          <ConversationTools chat={mini} title={title} onClose={closing(mini)} withNew />
        </ConversationView>
      </ChatDialog>
      <ChatDialog
        open={open === 'large'}
        title={`${appConfig.title} AI 问答`}
        width={LARGE_WIDTH_PX}
        chat={large}
        onClose={closing(large)}
      >
        <LargeChatView chat={large} />
      </ChatDialog>
    </ReplyContext>
  );
}
