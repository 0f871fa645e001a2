import { useEffect, useState, type ComponentType } from 'react';
import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunk';
import { holdProgress } from '@/lib/progress';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { useToast } from '@/ui/toast/toast';
import type { ChatDialogsProps } from './dialog/ChatDialogs';
import { FloatingIcon } from './floating/FloatingIcon';
import { onOpenChatDialog, openChatDialog, type ChatSize } from './openChatDialog';
import { useGroupAdminId } from './useGroupAdminId';

const load = chunkLoader(() => import('./dialog/ChatDialogs'), appConfig.chunkTimeout);

function ChatHost({ userId }: { userId: string }) {
  const toast = useToast();
  const [open, setOpen] = useState<ChatSize>();
  const [Dialogs, setDialogs] = useState<ComponentType<ChatDialogsProps>>();

  useEffect(
    () =>
      onOpenChatDialog((size) => {
        const release = holdProgress();
        load()
          .then(({ ChatDialogs }) => {
            setDialogs(() => ChatDialogs);
            setOpen(size);
          }, toast.failure)
          .finally(release);
      }),
    [toast],
  );

  // Closes the chat; the next click mounts the dialogs again.
  const onCrash = (error: Error) => {
    reportError(error);
    toast.error('AI 问答助手出错了，请重新打开');
    setDialogs(undefined);
    setOpen(undefined);
  };

  return (
    <>
      <FloatingIcon onOpen={() => openChatDialog('mini')} />
      {Dialogs && (
        <ErrorBoundary fallback={() => null} onError={onCrash}>
          <Dialogs open={open} userId={userId} onClose={() => setOpen(undefined)} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The floating icon, which opens the mini dialog, and both dialogs. Only the group administrator sees them. */
export function ChatFloatingEntry() {
  const userId = useGroupAdminId();
  return userId === undefined ? null : <ChatHost key={userId} userId={userId} />;
}
