import type { ReactElement } from 'react';
import type { ChatMessage } from '../ChatMessage';
import styles from './ReplyState.module.css';

const STATES: { [Status in ChatMessage['status']]?: [text: string, style: string | undefined] } = {
  fetching: ['生成中', styles.stopped],
  stopped: ['已停止', styles.stopped],
  incomplete: ['回答不完整', styles.incomplete],
  failed: ['发送失败', styles.failed],
};

/** What became of a reply or a question, if it is not simply done (§15.7). */
export function ReplyState({ status, reason }: Pick<ChatMessage, 'status' | 'reason'>): ReactElement | null {
  const state = STATES[status];
  if (!state) return null;
  const [text, style] = state;
  return <span className={`${styles.state} ${style}`}>{reason ? `${text}：${reason}` : text}</span>;
}
