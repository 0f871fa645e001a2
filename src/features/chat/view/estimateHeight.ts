import type { ChatMessage } from '../ChatMessage';

const FRAME = 72;
const LINE = 24;
const PER_LINE = 38;

/** Height in pixels that a message will have, about, before it is in the page. */
export function estimateHeight({ content }: ChatMessage): number {
  let lines = 0;
  for (let from = 0; from >= 0 && from < content.length; lines += 1) {
    const next = content.indexOf('\n', from);
    const end = next < 0 ? content.length : next;
    lines += Math.floor((end - from) / PER_LINE);
    from = next < 0 ? -1 : next + 1;
  }
  return FRAME + lines * LINE;
}
