import { Flex } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { appConfig } from '@/config/appConfig';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { logError } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { openChatClient } from '../client/openChatClient';
import type { ChatSize } from '../openChatDialog';
import { createChatStore } from '../store/createChatStore';
import { openDrafts, type Drafts } from '../store/drafts';
import styles from './ChatDialogs.module.css';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';
import { createLargeChat, LargeChatView } from './LargeChatView';

const MINI_TITLE = 'AI 问答助手';
const MINI_DRAFT = 'mini';
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

function ChatModal({ open, title, width, onClose, children }: FrameProps) {
  const narrow = useAppSelector(selectSettings).device === 'mobile';
  return (
    <DraggableModal open={open} title={title} width={width} fills={narrow} onCancel={onClose}>
      <Flex vertical className={`${styles.body} ${narrow ? styles.full : ''}`}>
        {children}
      </Flex>
    </DraggableModal>
  );
}

interface DialogProps {
  open: boolean;
  drafts: Drafts;
  onClose: () => void;
}

/** The mini dialog (variant A in the specification, section 2): one conversation, opened by the floating icon. */
function MiniChatDialog({ open, drafts, onClose }: DialogProps) {
  const dispatch = useAppDispatch();
  const [chatStore] = useState(() =>
    createChatStore({ client: dispatch(openChatClient()), onError: (error) => logError(dispatch, error) }),
  );
  const close = () => {
    chatStore.stop();
    onClose();
  };
  return (
    <ChatModal open={open} title={MINI_TITLE} width={MINI_WIDTH_PX} onClose={close}>
      <ConversationView chatStore={chatStore} drafts={drafts} draftKey={MINI_DRAFT} />
      <ConversationTools chatStore={chatStore} title={MINI_TITLE} onClose={close} withNew />
    </ChatModal>
  );
}

/**
 * The large dialog (variant B): the list of all conversations beside the open one, opened by the icon in the header.
 */
function LargeChatDialog({ open, drafts, onClose }: DialogProps) {
  const dispatch = useAppDispatch();
  const [chat] = useState(() => dispatch(createLargeChat(drafts)));
  const close = () => {
    chat.chatStore.stop();
    onClose();
  };
  return (
    <ChatModal open={open} title={`${appConfig.title} AI 问答`} width={LARGE_WIDTH_PX} onClose={close}>
      <LargeChatView chat={chat} drafts={drafts} />
    </ChatModal>
  );
}

export interface ChatDialogsProps {
  open: ChatSize | undefined;
  userId: string;
  onClose: () => void;
}

/** Both dialogs; each keeps its conversation while it is closed. */
export function ChatDialogs({ open, userId, onClose }: ChatDialogsProps) {
  const [drafts] = useState(() => openDrafts(userId));
  useEffect(() => {
    const stop = onWindowEvent(['pagehide'], drafts.save);
    return () => {
      stop();
      drafts.save();
    };
  }, [drafts]);
  const shared = { drafts, onClose };
  return (
    <>
      <MiniChatDialog open={open === 'mini'} {...shared} />
      <LargeChatDialog open={open === 'large'} {...shared} />
    </>
  );
}
