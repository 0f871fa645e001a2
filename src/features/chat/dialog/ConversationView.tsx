import { Alert, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { Composer } from '../composer/Composer';
import type { ChatStore } from '../store/createChatStore';
import type { Drafts } from '../store/drafts';
import { useChatState } from '../store/useChatState';
import styles from './ConversationView.module.css';
import { Messages } from './Messages';
import { useFieldFocus } from './useFieldFocus';

interface Props {
  chatStore: ChatStore;
  drafts: Drafts;
  /** Key of the open conversation's draft in `drafts`. */
  draftKey: string;
}

/** Deletes the draft of a question once its reply begins, not earlier, so that a failed question is not lost. */
function dropAnsweredDraft({ state }: ChatStore, drafts: Drafts, draftKey: string): () => void {
  let seenRun: number | undefined;
  return state.subscribe(() => {
    const { activity, messages } = state.get();
    const [question, reply] = messages.slice(-2);
    if (activity.type !== 'replying' || activity.run === seenRun || reply?.status !== 'streaming') return;
    seenRun = activity.run;
    if (drafts.read(draftKey).trim() === question?.content) drafts.write(draftKey, '');
  });
}

/** What went wrong with the last question (specification, section 8), until it is dismissed or the next one is asked. */
function Banner({ chatStore, onUsed }: { chatStore: ChatStore; onUsed: () => void }) {
  const text = useChatState(chatStore.state, ({ banner }) => banner);
  if (text === '') return null;
  const then = (action: () => void) => () => {
    action();
    onUsed();
  };
  return (
    <Alert
      type="error"
      className={styles.banner}
      classNames={{ title: styles.bannerText }}
      title={text}
      action={<Button onClick={then(() => chatStore.retry())}>重试</Button>}
      closable={{ 'aria-label': '关闭提示', onClose: then(chatStore.dismissBanner) }}
    />
  );
}

/** The open conversation: its messages, the error banner and the input. Unmounting stops the reply under way. */
export function ConversationView({ chatStore, drafts, draftKey }: Props) {
  const thread = useChatState(chatStore.state, (state) => state.thread);
  const busy = useChatState(chatStore.state, ({ activity }) => activity.type !== 'idle');
  const replying = useChatState(chatStore.state, ({ activity }) => activity.type === 'replying');

  const [firstThread] = useState(thread);
  const { device } = useAppSelector(selectSettings);
  const field = useRef<HTMLTextAreaElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useFieldFocus(field, view, busy, thread);
  /** Moves the focus to the field, because the clicked button unmounts. */
  const toField = useCallback(() => field.current?.focus(), []);

  useEffect(
    () => () => {
      chatStore.stop();
      drafts.save();
    },
    [chatStore, drafts],
  );

  useEffect(() => dropAnsweredDraft(chatStore, drafts, draftKey), [chatStore, drafts, draftKey]);

  return (
    <div ref={view} className={styles.conversation} tabIndex={-1}>
      <Messages chatStore={chatStore} onUsed={toField} />
      <Banner chatStore={chatStore} onUsed={toField} />
      <Composer
        key={thread}
        field={field}
        draft={drafts.read(draftKey)}
        onDraft={(text) => drafts.write(draftKey, text)}
        busy={busy}
        replying={replying}
        onSend={chatStore.send}
        onStop={chatStore.stop}
        // Only the first conversation takes the focus, and not on a touch screen, where the focus would open the
        // keyboard.
        autoFocus={thread === firstThread && device === 'desktop'}
      />
    </div>
  );
}
