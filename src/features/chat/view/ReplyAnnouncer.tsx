import { useState, type ReactElement } from 'react';
import { NO_TEXT, type ChatMessage } from '../ChatMessage';

type Status = ChatMessage['status'];

const BEGUN = '正在回答';
const LINES: { [S in Status]?: string } = {
  waiting: BEGUN,
  streaming: BEGUN,
  fetching: '连接中断，正在获取余下的回答',
  done: '回答完成',
  stopped: '已停止回答',
  incomplete: '回答不完整',
  empty: NO_TEXT,
};

/** Announces to screen readers when a reply begins and ends, once each, and nothing in between. */
export function ReplyAnnouncer({ status }: { status: Status | undefined }): ReactElement {
  const [{ line, isRunning }, setTold] = useState({ line: '', isRunning: false });
  const runs = status === 'waiting' || status === 'streaming' || status === 'fetching';
  // Announces only the end of replies that began here; the banner announces that nothing has come.
  const next = runs || isRunning ? ((status && LINES[status]) ?? '') : line;
  if (next !== line || runs !== isRunning) setTold({ line: next, isRunning: runs });
  return (
    <p role="status" className="visually-hidden">
      {next}
    </p>
  );
}
