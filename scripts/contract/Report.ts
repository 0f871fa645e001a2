import type { Finding } from './Finding';

/** The result of a call. */
type Outcome = 'ok' | 'accepted variant' | 'wrong' | 'skipped';

/** Prints the result of each call as soon as it is known, and counts the results. */
export interface Report {
  tell: (call: string, findings: readonly Finding[]) => void;
  skip: (call: string, ...reasons: readonly string[]) => void;
  /** Prints the totals; returns whether nothing was wrong. */
  end: () => boolean;
}

const CALL_WIDTH = 46;

const outcomeOf = (findings: readonly Finding[]): Outcome => {
  if (findings.some(({ kind }) => kind === 'wrong')) return 'wrong';
  return findings.some(({ kind }) => kind === 'variant') ? 'accepted variant' : 'ok';
};

export function createReport(print: (line: string) => void): Report {
  const counts: Record<Outcome, number> = { ok: 0, 'accepted variant': 0, wrong: 0, skipped: 0 };
  const line = (outcome: Outcome, call: string, texts: readonly string[]) => {
    counts[outcome] += 1;
    const start = `${outcome.padEnd('accepted variant'.length)}  ${call.padEnd(CALL_WIDTH)}`;
    print(`${start}  ${texts[0] ?? ''}`.trimEnd());
    for (const text of texts.slice(1)) print(`${' '.repeat(start.length)}  ${text}`);
  };
  return {
    tell: (call, findings) =>
      line(
        outcomeOf(findings),
        call,
        findings.map(({ text }) => text),
      ),
    skip: (call, ...reasons) => line('skipped', call, reasons),
    end() {
      const variants = counts['accepted variant'];
      print(
        `\n${counts.ok} ok, ${variants} accepted variant${variants === 1 ? '' : 's'}, ${counts.wrong} wrong, ${counts.skipped} skipped`,
      );
      return counts.wrong === 0;
    },
  };
}
