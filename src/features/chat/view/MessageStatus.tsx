import type { ReactElement } from 'react';
import { type ChatMessage, STATE_NAMES } from '../ChatMessage';
import styles from './MessageStatus.module.css';

const STATES: { [Status in ChatMessage['status']]?: [text: string | undefined, style: string | undefined] } = {
  fetching: ['生成中', styles.stopped],
  stopped: [STATE_NAMES.stopped, styles.stopped],
  incomplete: [STATE_NAMES.incomplete, styles.incomplete],
  empty: [STATE_NAMES.empty, styles.incomplete],
  failed: [STATE_NAMES.failed, styles.failed],
};

/** What became of a reply or a question, if it is not simply done (§15.7). */
export function MessageStatus({ status, reason }: Pick<ChatMessage, 'status' | 'reason'>): ReactElement | null {
  const state = STATES[status];
  if (!state) return null;
  const [text, style] = state;
  return <span className={`${styles.state} ${style}`}>{reason ? `${text}：${reason}` : text}</span>;
}
