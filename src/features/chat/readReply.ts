import type { ChatMessage } from './ChatMessage';
import { readThoughts, type Thoughts } from './readThoughts';
import { withoutFence } from './replyDocument';
import { withoutMarks, type TextState } from './replyMarks';

/** How much of a reply there is. */
export function textState({ status }: ChatMessage): TextState {
  if (status === 'stopped' || status === 'incomplete') return 'cut';
  return status === 'waiting' || status === 'streaming' || status === 'fetching' ? 'growing' : 'whole';
}

/** Divides what was sent into the thoughts of the model and its reply, as both are shown, copied and exported. */
export function readReply(sent: string, state: TextState = 'whole'): Thoughts {
  const { thought, answer, isThinking } = readThoughts(sent);
  return {
    thought: withoutMarks(thought, isThinking ? state : 'whole'),
    answer: withoutMarks(withoutFence(answer, state), state),
    isThinking,
  };
}

/** The reply of a message. */
export const replyIn = (message: ChatMessage): Thoughts => readReply(message.content, textState(message));
