import { useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { createLargeChat } from '../session/createLargeChat';
import type { Drafts } from '../session/drafts';
import { useChatLog } from '../session/useChatLog';
import { ChatModal } from './ChatModal';
import { LargeChatView } from './LargeChatView';

const WIDTH = 1200;

interface Props {
  open: boolean;
  drafts: Drafts;
  onClose: () => void;
}

/** Variant B (specification, section 2): the list of all conversations beside the open one; opened by the header entry. */
export function LargeChatDialog({ open, drafts, onClose }: Props) {
  const log = useChatLog();
  const [chat] = useState(() => createLargeChat(log, drafts));
  const close = () => {
    chat.session.stop();
    onClose();
  };
  return (
    <ChatModal open={open} title={`${appConfig.title} AI 问答`} width={WIDTH} onClose={close}>
      <LargeChatView chat={chat} drafts={drafts} />
    </ChatModal>
  );
}
