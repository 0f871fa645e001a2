import { useEffect, useState } from 'react';
import type { ChatSize } from '../openChatDialog';
import { openDrafts } from '../session/drafts';
import { LargeChatDialog } from './LargeChatDialog';
import { MiniChatDialog } from './MiniChatDialog';

export interface ChatDialogsProps {
  open: ChatSize | undefined;
  userId: string;
  onClose: () => void;
}

/** Both dialogs; each keeps its conversation while it is closed. */
export function ChatDialogs({ open, userId, onClose }: ChatDialogsProps) {
  const [drafts] = useState(() => openDrafts(userId));
  useEffect(() => {
    window.addEventListener('pagehide', drafts.save);
    return () => {
      window.removeEventListener('pagehide', drafts.save);
      drafts.save();
    };
  }, [drafts]);
  return (
    <>
      <MiniChatDialog open={open === 'mini'} drafts={drafts} onClose={onClose} />
      <LargeChatDialog open={open === 'large'} drafts={drafts} onClose={onClose} />
    </>
  );
}
