import { memo, use, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { RenderSchedulerContext } from '../renderScheduler';
import { estimateHeight, useOffscreen } from '../useOffscreen';
import { appendMarkdown, completeBrokenOff } from './appendMarkdown';
import { emptyDocument } from './IncrementalDocument';
import styles from './ReplyBody.module.css';
import { SectionView } from './SectionView';
import { splitMarkdown } from './splitMarkdown';

/** Characters that are parsed and rendered in one step of the scheduler. */
const STEP_CHARS = 1500;

interface ReplyProps {
  /** Markdown, which only grows. */
  text: string;
  /**
   * The end of `text`, for reading what is new. Reading a part of `text` itself would copy the whole string (see
   * `ChatMessage`).
   */
  recent?: string | undefined;
  /** Whether the reply is complete. */
  finished: boolean;
  /** Whether the reply broke off before its end: all that has arrived is shown, and open marks are closed. */
  broken?: boolean;
}

/**
 * Shows the markdown of `text` from index `from` on. A few new words are parsed while rendering. Longer text, and text
 * that was there at mount, is parsed step by step by the list's scheduler. Until then, a placeholder of about its
 * height is shown.
 */
function StreamingMarkdown({ text, recent = '', from = 0, finished, broken }: ReplyProps & { from?: number }) {
  const scheduler = use(RenderSchedulerContext);
  const unparsed = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(() => ({
    doc: emptyDocument,
    isLive: !finished && text.length - from <= STEP_CHARS,
  }));

  const behind = text.length - from - state.doc.length;
  const append = (length: number) => {
    const begin = from + state.doc.length;
    const before = text.length - recent.length;
    const added =
      begin < before ? text.slice(begin, begin + length) : recent.slice(begin - before, begin - before + length);
    return appendMarkdown(state.doc, added, finished && length >= behind);
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
  const { sections, tail } = broken && unread === 0 ? completeBrokenOff(doc) : doc;
  return (
    <>
      {sections.map((section, index) => (
        <SectionView key={section.key} section={section} tail={index === sections.length - 1 ? tail : undefined} />
      ))}
      {unread > 0 && <div ref={unparsed} data-unread style={{ height: estimateHeight(unread) }} />}
    </>
  );
}

/** A part of the text that was there when the reply mounted. It is parsed when it comes near the view. */
const StaticPart = memo(function StaticPart({ text }: { text: string }) {
  const { element, height } = useOffscreen(estimateHeight(text.length));
  return (
    <div ref={element} style={{ height }}>
      {height === undefined && <StreamingMarkdown text={text} finished />}
    </div>
  );
});

/**
 * A reply as far as it has arrived. A reply that is long when it mounts is split, and the parts near the view are
 * parsed first.
 */
export const ReplyBody = memo(function ReplyBody({ text, ...rest }: ReplyProps): ReactElement {
  const isScheduled = use(RenderSchedulerContext) !== undefined;
  const [{ earlier, from }] = useState(() => {
    const starts = isScheduled ? splitMarkdown(text) : [0];
    const parts = starts.slice(1).map((end, index) => text.slice(starts[index], end));
    return { earlier: parts, from: starts.at(-1) ?? 0 };
  });
  return (
    <div className={styles.reply}>
      {earlier.map((part, index) => (
        <StaticPart key={index} text={part} />
      ))}
      <StreamingMarkdown text={text} from={from} {...rest} />
    </div>
  );
});
