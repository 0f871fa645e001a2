import { use, useLayoutEffect, useRef, useState } from 'react';
import { RenderSchedulerContext } from '../RenderSchedulerContext';
import { emptyAnswer, type AnswerDoc } from './AnswerDoc';
import { growAnswer } from './growAnswer';

/** Characters that are read in one go. */
const STEP = 3000;

export interface StreamingMarkdownProps {
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
 * `live`: the text comes a few words at a time and is read while rendering. `catchingUp`: more has come than is read in
 * one go. `caughtUp`: all of that is read, and what it consists of may still wait to be rendered.
 */
type Mode = 'live' | 'catchingUp' | 'caughtUp';

/**
 * Reads an answer as far as it has come. What comes a few words at a time is read at once; what was there before, and
 * much at once, is read step by step by the scheduler of the list.
 *
 * @returns the document, whether its last blocks are rendered at once, how many characters are not read yet, and the
 *   `ref` of the element that stands in their place
 */
export function useStreamingMarkdown({ text, recent = '', from = 0, finished }: StreamingMarkdownProps) {
  const scheduler = use(RenderSchedulerContext);
  const unreadElement = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ doc: AnswerDoc; mode: Mode }>(() => ({
    doc: emptyAnswer,
    mode: !finished && text.length - from <= STEP ? 'live' : 'catchingUp',
  }));

  const behind = text.length - from - state.doc.length;
  const read = (length: number) => {
    const begin = from + state.doc.length;
    const before = text.length - recent.length;
    const added =
      begin < before ? text.slice(begin, begin + length) : recent.slice(begin - before, begin - before + length);
    return growAnswer(state.doc, added, finished && length >= behind);
  };
  const isReadNow = !scheduler || (state.mode !== 'catchingUp' && behind <= STEP);
  const doc = isReadNow ? read(behind) : state.doc;
  const mode = isReadNow && doc !== state.doc ? 'live' : state.mode;
  if (doc !== state.doc) setState({ doc, mode });

  useLayoutEffect(() => {
    if (isReadNow || !unreadElement.current) return undefined;
    const readStep = () => setState({ doc: read(STEP), mode: behind > STEP ? 'catchingUp' : 'caughtUp' });
    return scheduler.schedule(readStep, unreadElement.current);
  });
  return { doc, isLive: mode === 'live', unread: isReadNow ? 0 : behind, unreadElement };
}
