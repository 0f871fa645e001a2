import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { Composer } from '../composer/Composer';
import type { ChatSession } from '../session/createChatSession';
import type { Drafts } from '../session/drafts';
import { useSignal } from '../useSignal';
import { Banner } from './Banner';
import styles from './ConversationView.module.css';
import { Messages } from './Messages';
import { useFieldFocus } from './useFieldFocus';

interface Props {
  session: ChatSession;
  drafts: Drafts;
  /** Under which the question that is being typed is kept. */
  draftKey: string;
}

/** Forgets a question that was kept as a draft as soon as its answer begins; one that failed is never lost. */
function forgetAnswered({ state }: ChatSession, drafts: Drafts, draftKey: string): () => void {
  let looked: number | undefined;
  return state.subscribe(() => {
    const { activity, messages } = state.get();
    const [question, answer] = messages.slice(-2);
    if (activity.type !== 'answering' || activity.run === looked || answer?.status !== 'streaming') return;
    looked = activity.run;
    if (drafts.read(draftKey).trim() === question?.content) drafts.write(draftKey, '');
  });
}

/** The open conversation: its messages, the error banner and the input. What is under way ends with the view. */
export function ConversationView({ session, drafts, draftKey }: Props) {
  const thread = useSignal(session.state, (state) => state.thread);
  const busy = useSignal(session.state, ({ activity }) => activity.type !== 'idle');
  const answering = useSignal(session.state, ({ activity }) => activity.type === 'answering');

  const [openedWith] = useState(thread);
  const { device } = useAppSelector(selectSettings);
  const field = useRef<HTMLTextAreaElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useFieldFocus(field, view, busy, thread);
  /** What was clicked goes away with its use; the focus must not go with it. */
  const toField = useCallback(() => field.current?.focus(), []);

  useEffect(
    () => () => {
      session.stop();
      drafts.save();
    },
    [session, drafts],
  );

  useEffect(() => forgetAnswered(session, drafts, draftKey), [session, drafts, draftKey]);

  return (
    <div ref={view} className={styles['conversation']} tabIndex={-1}>
      <Messages session={session} onUsed={toField} />
      <Banner session={session} onUsed={toField} />
      <Composer
        key={thread}
        field={field}
        draft={drafts.read(draftKey)}
        onDraft={(text) => drafts.write(draftKey, text)}
        busy={busy}
        answering={answering}
        onSend={session.send}
        onStop={session.stop}
        // Later conversations leave the focus where it is; on a touch screen it would bring up the keyboard.
        autoFocus={thread === openedWith && device === 'desktop'}
      />
    </div>
  );
}
