import { useEffect } from 'react';
import { Composer } from '../composer/Composer';
import type { ChatSession } from '../session/createChatSession';
import type { Drafts } from '../session/drafts';
import { useSignal } from '../useSignal';
import { Banner } from './Banner';
import styles from './ConversationView.module.css';
import { Messages } from './Messages';

interface Props {
  session: ChatSession;
  drafts: Drafts;
  /** Under which the question that is being typed is kept. */
  draftKey: string;
}

/** The open conversation: its messages, the error banner and the input. What is under way ends with the view. */
export function ConversationView({ session, drafts, draftKey }: Props) {
  const thread = useSignal(session.state, (state) => state.thread);
  const busy = useSignal(session.state, ({ activity }) => activity.type !== 'idle');
  const answering = useSignal(session.state, ({ activity }) => activity.type === 'answering');

  useEffect(
    () => () => {
      session.stop();
      drafts.save();
    },
    [session, drafts],
  );

  return (
    <div className={styles['conversation']}>
      <Messages session={session} />
      <Banner session={session} />
      <Composer
        key={thread}
        draft={drafts.read(draftKey)}
        onDraft={(text) => drafts.write(draftKey, text)}
        busy={busy}
        answering={answering}
        onSend={session.send}
        onStop={session.stop}
        autoFocus
      />
    </div>
  );
}
