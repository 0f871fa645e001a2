const STREAM_FAULTS = ['cut', 'stall', 'errorEvent'] as const;

/** `cut` ends inside a character, `stall` stops sending, `errorEvent` reports an error after the first chunks. */
export type StreamFault = (typeof STREAM_FAULTS)[number];

/** How a call fails. */
export type FaultKind =
  | { type: 'status'; status: number }
  | { type: 'code'; code: number }
  | { type: 'html' | 'truncated' | 'empty' | 'wrong' | 'hang' | 'slow' | 'reset' }
  /** Faults of streams; other calls are not affected. */
  | { type: StreamFault }
  | { type: 'unknown'; text: string };

/** A fault: which calls (a part of their path, or `*`), and its kind. */
interface Fault {
  call: string;
  kind: FaultKind;
}

/** All faults of a page; `latency` in milliseconds. */
export interface FaultPlan {
  latency: number;
  faults: readonly Fault[];
}

const MAX_LATENCY_MS = 60_000;
const PLAIN_KINDS = ['html', 'truncated', 'empty', 'wrong', 'hang', 'slow', 'reset', ...STREAM_FAULTS] as const;

function parseKind(text: string): FaultKind {
  const plain = PLAIN_KINDS.find((kind) => kind === text);
  if (plain) return { type: plain };
  if (/^[45]\d\d$/.test(text)) return { type: 'status', status: Number(text) };
  if (/^code\d{1,4}$/.test(text)) return { type: 'code', code: Number(text.slice(4)) };
  return { type: 'unknown', text };
}

function parseFault(entry: string): Fault {
  const colon = entry.lastIndexOf(':');
  return colon < 0
    ? { call: entry, kind: { type: 'unknown', text: '' } }
    : { call: entry.slice(0, colon), kind: parseKind(entry.slice(colon + 1)) };
}

/**
 * Reads the switches from a page's address: `?fault=<call>:<kind>,…&latency=<ms>`.
 *
 * `<kind>` is an HTTP status (400 to 599), `code<n>` (HTTP 200 with that code in the body), `html`, `truncated`,
 * `empty`, `wrong`, `hang`, `slow` or `reset`, and for streamed replies `cut`, `stall` or `errorEvent`. Any other kind
 * becomes `unknown`: its calls fail with a message that says so.
 *
 * @param search the query of the address, with or without its question mark
 */
export function parseFaults(search: string): FaultPlan {
  const query = new URLSearchParams(search);
  const latency = Number(query.get('latency'));
  return {
    latency: Number.isFinite(latency) ? Math.min(Math.max(latency, 0), MAX_LATENCY_MS) : 0,
    faults: query
      .getAll('fault')
      .flatMap((list) => list.split(','))
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map(parseFault),
  };
}

/** The first fault for this path. */
export const findFault = (plan: FaultPlan, path: string): FaultKind | undefined =>
  plan.faults.find(({ call }) => call === '*' || path.includes(call))?.kind;
