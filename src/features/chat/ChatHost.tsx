import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useMatch } from 'react-router-dom';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { holdProgress } from '@/lib/progressBar';
import { useAppDispatch } from '@/state/hooks';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { useToast } from '@/ui/toast/useToast';
import { ASSISTANT_NAME } from './assistantTexts';
import type { ChatDialogsProps } from './dialog/ChatDialogs';
import { FloatingIcon } from './floating/FloatingIcon';
import { onOpenChatDialog, openChatDialog, type ChatRequest, type ChatDialogName } from './openChatDialog';
import { saveOpenConversations, takeOpenConversations, type OpenConversations } from './store/storedConversations';
import { useGroupAdminId } from './useGroupAdminId';

const load = loadWithRetry(() => import('./dialog/ChatDialogs'));

/** The dialogs once they are loaded. */
interface Loaded {
  Dialogs: ComponentType<ChatDialogsProps>;
  chats: ChatDialogsProps['chats'];
}

const openMini = () => openChatDialog({ size: 'mini' });

function UserChatHost({ userId }: { userId: string }) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<ChatDialogName>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [crashes, setCrashes] = useState(0);
  const isForbidden = useMatch('/403') !== null;
  const [wasForbidden, setWasForbidden] = useState(isForbidden);
  // A refused call leads to /403, which an open dialog would cover. The dialog can be opened again there.
  if (isForbidden !== wasForbidden) {
    setWasForbidden(isForbidden);
    if (isForbidden) setOpen(undefined);
  }
  /** What was open when the page was left. */
  const before = useRef<OpenConversations>(undefined);

  useEffect(() => {
    const was = (before.current ??= takeOpenConversations(userId));
    let isGone = false;
    let chats: Loaded['chats'] | undefined;
    const show = async (request: ChatRequest) => {
      const release = holdProgress();
      try {
        const { ChatDialogs, createChats } = await load();
        if (isGone) return;
        chats ??= dispatch(createChats(userId, was));
        const size = request.conversationId === undefined ? request.size : 'large';
        chats.prepare({ ...request, size });
        setLoaded({ Dialogs: ChatDialogs, chats });
        setOpen(size);
      } catch (error) {
        // The session has ended: nobody waits for the dialog, and nothing of the question may be kept.
        if (isGone) return;
        request.onFailed?.();
        toast.failure(error);
      } finally {
        release();
      }
    };
    // A reply was on its way when the page was left: the dialog is there again, and fetches the rest.
    const size = (['mini', 'large'] as const).find((name) => was[name]?.question !== undefined);
    if (size) void show({ size });
    const stopListening = onOpenChatDialog((request) => void show(request));
    const save = () => (chats ? chats.save() : saveOpenConversations(userId, was));
    const stopSaving = onWindowEvent(['pagehide'], save);
    // A reply that the end of the session cuts off is resumed after the next login. A sign-out removes it again.
    const session = dispatch((_dispatch, _getState, { http }) => http.context.sessionSignal());
    session.addEventListener('abort', save);
    return () => {
      isGone = true;
      stopListening();
      stopSaving();
      session.removeEventListener('abort', save);
    };
    // After a crash the dialogs begin with new state.
  }, [userId, toast, dispatch, crashes]);

  // Closes the chat; the next click mounts the dialogs again.
  const onCrash = (error: Error) => {
    reportError(error);
    toast.error(`${ASSISTANT_NAME}出错了，请重新打开`);
    setLoaded(undefined);
    setOpen(undefined);
    before.current = {};
    setCrashes((count) => count + 1);
  };

  return (
    <>
      <FloatingIcon onOpen={openMini} />
      {loaded && (
        <ErrorBoundary fallback={() => null} onError={onCrash}>
          <loaded.Dialogs chats={loaded.chats} open={open} onClose={() => setOpen(undefined)} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The floating icon, which opens the mini dialog, and both dialogs. Only the group administrator sees them. */
export function ChatHost() {
  const userId = useGroupAdminId();
  return userId === undefined ? null : <UserChatHost key={userId} userId={userId} />;
}
