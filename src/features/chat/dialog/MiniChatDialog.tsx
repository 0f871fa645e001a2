import { useState } from 'react';
import { openChatClient } from '../client/openChatClient';
import { createChatSession } from '../session/createChatSession';
import type { Drafts } from '../session/drafts';
import { useChatLog } from '../session/useChatLog';
import { ChatModal } from './ChatModal';
import { ConversationTools } from './ConversationTools';
import { ConversationView } from './ConversationView';

const TITLE = 'AI 问答助手';
const WIDTH = 600;
const DRAFT = 'mini';

interface Props {
  open: boolean;
  drafts: Drafts;
  onClose: () => void;
}

/** Variant A (specification, section 2): one conversation, opened by the floating icon. */
export function MiniChatDialog({ open, drafts, onClose }: Props) {
  const log = useChatLog();
  const [session] = useState(() => createChatSession({ client: openChatClient(log), onError: log }));
  const close = () => {
    session.stop();
    onClose();
  };
  return (
    <ChatModal open={open} title={TITLE} width={WIDTH} onClose={close}>
      <ConversationView session={session} drafts={drafts} draftKey={DRAFT} />
      <ConversationTools session={session} title={TITLE} onClose={close} withNew />
    </ChatModal>
  );
}
