import { memo, use, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { RenderSchedulerContext } from './renderScheduler';
import { estimateHeight } from './estimateHeight';
import { usePlaceholderWhenFar } from './usePlaceholderWhenFar';
import { appendMarkdown, completeBrokenOff } from './appendMarkdown';
import { emptyDocument } from './IncrementalDocument';
import styles from './StreamingMarkdown.module.css';
import { SectionView } from './SectionView';
import { splitMarkdown } from './splitMarkdown';

/** Characters that are parsed and rendered in one step of the scheduler. */
const STEP_CHARS = 1500;

interface Props {
  /** Markdown, which only grows. */
  text: string;
  /**
   * The end of `text`, for reading what is new. Reading any part of a string that grew by concatenation copies all of
   * it.
   */
  recent?: string | undefined;
  /**
   * `growing`: more may come, so marks that are half written wait; `whole`: the text is complete; `cut`: it broke off
   * before its end, so all that has arrived is shown, and open marks are closed.
   */
  state: 'growing' | 'whole' | 'cut';
}

/**
 * Shows the markdown of `text` from index `from` on. A few new words are parsed while rendering. Longer text, and text
 * that was there at mount, is parsed step by step by the scheduler. Until then, a placeholder of about its
 * height is shown.
 */
function GrowingText({ text, recent = '', from = 0, state: phase }: Props & { from?: number }) {
  const scheduler = use(RenderSchedulerContext);
  const unparsed = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(() => ({
    doc: emptyDocument,
    isLive: phase !== 'whole' && text.length - from <= STEP_CHARS,
  }));

  const behind = text.length - from - state.doc.length;
  const append = (length: number) => {
    const begin = from + state.doc.length;
    const before = text.length - recent.length;
    const added =
      begin < before ? text.slice(begin, begin + length) : recent.slice(begin - before, begin - before + length);
    return appendMarkdown(state.doc, added, phase === 'whole' && length >= behind);
  };
  const isParsedNow = !scheduler || (state.isLive && behind <= STEP_CHARS);
  const doc = isParsedNow ? append(behind) : state.doc;
  if (doc !== state.doc) setState({ doc, isLive: state.isLive });

  useLayoutEffect(() => {
    if (isParsedNow || !unparsed.current) return undefined;
    const parseStep = () => setState({ doc: append(STEP_CHARS), isLive: behind <= STEP_CHARS });
    return scheduler.schedule(parseStep, unparsed.current);
  });

  const unread = isParsedNow ? 0 : behind;
  const { sections, tail } = phase === 'cut' && unread === 0 ? completeBrokenOff(doc) : doc;
  return (
    <>
      {sections.map((section, index) => (
        <SectionView key={section.key} section={section} tail={index === sections.length - 1 ? tail : undefined} />
      ))}
      {unread > 0 && <div ref={unparsed} data-unread style={{ height: estimateHeight(unread) }} />}
    </>
  );
}

/** A part of the text that was there at mount. It is parsed when it comes near the view. */
const StaticPart = memo(function StaticPart({ text }: { text: string }) {
  const { element, height } = usePlaceholderWhenFar(estimateHeight(text.length));
  return (
    <div ref={element} style={{ height }}>
      {height === undefined && <GrowingText text={text} state="whole" />}
    </div>
  );
});

/**
 * Markdown as far as it has arrived. What is shown is never parsed or rendered again, however much follows. A text that
 * is long at mount is split, and the parts near the view are parsed first; within `RenderSchedulerContext` that is done
 * in steps, so that the page stays responsive. Raw HTML is text, pictures are links, links open a new window.
 */
export const StreamingMarkdown = memo(function StreamingMarkdown({ text, ...rest }: Props): ReactElement {
  const isScheduled = use(RenderSchedulerContext) !== undefined;
  const [{ earlier, from }] = useState(() => {
    const starts = isScheduled ? splitMarkdown(text) : [0];
    const parts = starts.slice(1).map((end, index) => text.slice(starts[index], end));
    return { earlier: parts, from: starts.at(-1) ?? 0 };
  });
  return (
    <div className={styles.markdown}>
      {earlier.map((part, index) => (
        <StaticPart key={index} text={part} />
      ))}
      <GrowingText text={text} from={from} {...rest} />
    </div>
  );
});
