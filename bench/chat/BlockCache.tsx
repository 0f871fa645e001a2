import { memo, useMemo } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

const GFM = [remarkGfm];
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Where the blocks of a text begin: after a blank line outside of code. */
function blockStarts(text: string): number[] {
  const starts = [0];
  let fence = '';
  let isAfterBlank = false;
  let at = 0;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '' && isAfterBlank && line.trim() !== '' && at > 0) starts.push(at);
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    isAfterBlank = line.trim() === '';
    at += line.length + 1;
  }
  return starts;
}

const Block = memo(function Block({ text }: { text: string }) {
  return <Markdown remarkPlugins={GFM}>{text}</Markdown>;
});

/** The plain way: the text is split at blank lines, and each block has a memoised react-markdown. */
export function BlockCache({ text }: { text: string }) {
  const starts = useMemo(() => blockStarts(text), [text]);
  return starts.map((start, index) => <Block key={start} text={text.slice(start, starts[index + 1])} />);
}
