import { Flex } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { useOnline } from '@/ui/offline/useOnline';
import { ASSISTANT_NAME } from '../assistantTexts';
import type { ChatDialogName } from '../openChatDialog';
import type { Chat } from '../store/createChat';
import type { Chats } from '../store/createChats';
import styles from './ChatDialogs.module.css';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import { LargeChatView } from './LargeChatView';
import { useKeyboardInset } from './useKeyboardInset';

export { createChats } from '../store/createChats';

const MINI_WIDTH_PX = 600;
const LARGE_WIDTH_PX = 1200;

interface FrameProps {
  open: boolean;
  title: string;
  /** Width in pixels; on a narrow screen the dialog fills the window. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The content; where it fills the window it leaves room for what covers the window: the keyboard of a phone, or the
 * line that says that there is no connection. One component for both: a window that becomes narrow would else mount the
 * conversation anew, which stops the reply.
 */
function Body({ fills, children }: { fills: boolean; children: ReactNode }) {
  const inset = useKeyboardInset();
  const isOnline = useOnline();
  return (
    <Flex
      vertical
      className={fills ? `${styles.body} ${styles.full}` : styles.body}
      style={{ paddingBottom: fills ? `max(${inset}px, ${isOnline ? '0px' : 'var(--offline-height)'})` : 0 }}
    >
      {children}
    </Flex>
  );
}

function ChatModal({ open, title, width, onClose, children }: FrameProps) {
  const narrow = useAppSelector(selectSettings).device === 'mobile';
  return (
    <DraggableModal open={open} title={title} width={width} fills={narrow} onCancel={onClose}>
      <Body fills={narrow}>{children}</Body>
    </DraggableModal>
  );
}

interface DialogProps {
  open: boolean;
  chat: Chat;
  onClose: () => void;
}

/** The mini dialog (variant A, §2.74): one conversation, opened by the floating icon. */
function MiniChatDialog({ open, chat, onClose }: DialogProps) {
  const close = () => {
    chat.stop();
    onClose();
  };
  return (
    <ChatModal open={open} title={ASSISTANT_NAME} width={MINI_WIDTH_PX} onClose={close}>
      <ConversationView chat={chat} title={ASSISTANT_NAME}>
        <ConversationTools chat={chat} title={ASSISTANT_NAME} onClose={close} withNew />
      </ConversationView>
    </ChatModal>
  );
}

/** The large dialog (variant B, §2.80): the list of all conversations beside the open one, opened in the header. */
function LargeChatDialog({ open, chat, onClose }: DialogProps) {
  const close = () => {
    chat.stop();
    onClose();
  };
  return (
    <ChatModal open={open} title={`${appConfig.title} AI 问答`} width={LARGE_WIDTH_PX} onClose={close}>
      <LargeChatView chat={chat} />
    </ChatModal>
  );
}

export interface ChatDialogsProps {
  chats: Chats;
  open: ChatDialogName | undefined;
  onClose: () => void;
}

/** Both dialogs; each keeps its conversation while it is closed. */
export function ChatDialogs({ chats, open, onClose }: ChatDialogsProps) {
  useEffect(() => chats.close, [chats]);
  return (
    <>
      <MiniChatDialog open={open === 'mini'} chat={chats.mini} onClose={onClose} />
      <LargeChatDialog open={open === 'large'} chat={chats.large} onClose={onClose} />
    </>
  );
}
