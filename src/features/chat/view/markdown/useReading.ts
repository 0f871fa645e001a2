import { use, useLayoutEffect, useRef, useState } from 'react';
import { PaceContext } from '../PaceContext';
import { emptyAnswer } from './AnswerDoc';
import { growAnswer } from './growAnswer';

/** Characters that are read in one go. */
const STEP = 3000;

export interface ReadingProps {
  /** Markdown; only ever grows. */
  text: string;
  /** The end of `text` in a string of its own, where that is cheaper to read. */
  recent?: string;
  /** Index in `text` at which the reading begins. */
  from?: number;
  /** Nothing will be added. */
  finished: boolean;
}

/**
 * Reads an answer as far as it has come. What comes a few words at a time is read at once; much at once is read step by
 * step at the pace of the list.
 *
 * @returns the reading, how many characters are not read yet, and the element that stands in their place
 */
export function useReading({ text, recent = '', from = 0, finished }: ReadingProps) {
  const pace = use(PaceContext);
  const unreadPlace = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState(emptyAnswer);

  const behind = text.length - from - kept.length;
  const read = (length: number) => {
    const begin = from + kept.length;
    const before = text.length - recent.length;
    const added =
      begin < before ? text.slice(begin, begin + length) : recent.slice(begin - before, begin - before + length);
    return growAnswer(kept, added, finished && length >= behind);
  };
  const isDue = !pace || (behind <= STEP && (kept.length > 0 || pace.hasTime()));
  const doc = isDue ? read(behind) : kept;
  if (doc !== kept) keep(doc);

  useLayoutEffect(() => {
    if (isDue || !pace || !unreadPlace.current) return undefined;
    return pace.want(() => keep(read(STEP)), unreadPlace.current);
  });
  return { doc, unread: isDue ? 0 : behind, unreadPlace };
}
