import { useState, type ReactElement } from 'react';
import type { ChatMessage } from '../ChatMessage';

const REPLYING = '正在回答';

function nextLine(line: string, status: ChatMessage['status'] | undefined): string {
  if (status === 'waiting' || status === 'streaming') return REPLYING;
  if (line !== REPLYING) return line;
  return status === 'done' ? '回答完成' : '回答已中断';
}

/** Announces to screen readers when a reply begins and ends, and nothing in between. */
export function StatusLine({ status }: { status: ChatMessage['status'] | undefined }): ReactElement {
  const [line, setLine] = useState('');
  const next = nextLine(line, status);
  if (next !== line) setLine(next);
  return (
    <p role="status" className="visually-hidden">
      {next}
    </p>
  );
}
