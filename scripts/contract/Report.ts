/** A remark about a response. `wrong`: the app cannot use it, or shows less than was sent. `note`: information only. */
export interface Finding {
  kind: 'wrong' | 'note';
  text: string;
}

export const wrong = (text: string): Finding => ({ kind: 'wrong', text });
export const note = (text: string): Finding => ({ kind: 'note', text });

/** Prints the result of each call as soon as it is known, and counts the results. */
export interface Report {
  tell: (call: string, findings: readonly Finding[]) => void;
  /** A call that the app makes and this check did not. */
  notTried: (call: string, ...reasons: readonly string[]) => void;
  /** Prints the totals; returns whether nothing was wrong. */
  end: () => boolean;
}

const CALL_WIDTH = 46;

export function createReport(print: (line: string) => void): Report {
  const counts = { ok: 0, wrong: 0, 'not tried': 0 };
  const line = (outcome: keyof typeof counts, call: string, texts: readonly string[]) => {
    counts[outcome] += 1;
    const start = `${outcome.padEnd('not tried'.length)}  ${call.padEnd(CALL_WIDTH)}`;
    print(`${start}  ${texts[0] ?? ''}`.trimEnd());
    for (const text of texts.slice(1)) print(`${' '.repeat(start.length)}  ${text}`);
  };
  return {
    tell: (call, findings) =>
      line(
        findings.some(({ kind }) => kind === 'wrong') ? 'wrong' : 'ok',
        call,
        findings.map(({ text }) => text),
      ),
    notTried: (call, ...reasons) => line('not tried', call, reasons),
    end() {
      print(`\n${counts.ok} ok, ${counts.wrong} wrong, ${counts['not tried']} not tried`);
      return counts.wrong === 0;
    },
  };
}
