import type { ChatEvent } from './ChatEvent';
import { conversationIdIn, errorText, readDifyEvent } from './difyEvent';

const NO_TEXT_AFTER_DATA = /^(id|retry):/;

/** The kind of the last text line of the current block. */
type LastLine = 'none' | 'data' | 'other';

/**
 * Turns the lines of a stream into events, by its rules (§15.4). After an error event nothing more
 * is reported.
 */
export function createEventParser() {
  /** Whether every data line so far had a space after its colon; if so, the spaces are not part of the text. */
  let spaced = true;
  /**
   * Whether a blank line was seen. From then on, blank lines separate blocks, and the lines of a block are joined by
   * newlines.
   */
  let framed = false;
  let dataSeen = false;
  let last: LastLine = 'none';
  /** The lines of the error block that is being read; `undefined` outside of an error block. */
  let errorLines: string[] | undefined;
  let failed = false;

  const text = (content: string, kind: 'data' | 'other'): ChatEvent[] => {
    if (errorLines) {
      errorLines.push(content);
      return [];
    }
    const joined = last !== 'none' && (framed || (last === 'other' && kind === 'other'));
    last = kind;
    const added = joined ? `\n${content}` : content;
    return added === '' ? [] : [{ type: 'message', answer: added }];
  };

  const data = (rest: string): ChatEvent[] => {
    dataSeen = true;
    if (!rest.startsWith(' ')) spaced = false;
    const content = spaced ? rest.slice(1) : rest;
    return (errorLines ? undefined : readDifyEvent(content)) ?? text(content, 'data');
  };

  const endBlock = (): ChatEvent[] => {
    last = 'none';
    if (!errorLines) return [];
    const message = errorText(errorLines.join('\n'));
    errorLines = undefined;
    return [{ type: 'error', message }];
  };

  const parse = (line: string): ChatEvent[] => {
    if (line === '') {
      framed = true;
      return endBlock();
    }
    if (line.startsWith('data:')) return data(line.slice('data:'.length));
    if (line.startsWith(':')) {
      const id = conversationIdIn(line.slice(1));
      return id === undefined ? [] : [{ type: 'conversation', id }];
    }
    if (line.startsWith('event:')) {
      if (line.slice('event:'.length).trim() === 'error') errorLines ??= [];
      return [];
    }
    return dataSeen && NO_TEXT_AFTER_DATA.test(line) ? [] : text(line, 'other');
  };

  const untilError = (events: ChatEvent[]): ChatEvent[] => {
    if (failed) return [];
    failed = events.some(({ type }) => type === 'error');
    return events;
  };

  return {
    push: (line: string) => untilError(failed ? [] : parse(line)),
    /** Call it after the last line; returns the remaining events. */
    end(): ChatEvent[] {
      if (failed) return [];
      const events = untilError(endBlock());
      return failed ? events : [...events, { type: 'complete' }];
    },
  };
}
