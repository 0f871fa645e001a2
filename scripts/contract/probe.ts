import type * as v from 'valibot';
import { ApiError } from '@/lib/http/errors';
import { explainFailure, explainIssue } from './explainFailure';
import { variant, wrong, type Finding } from './Finding';
import type { Http } from '@/lib/http/http';
import type { Options } from './options';
import type { Report } from './Report';
import type { Traffic } from './traffic';
import { issuesOf } from './issuesOf';

/** One call of the app, and how its answer is looked at. */
export interface Probe<T> {
  /** As it is printed: `GET /getInfo`. */
  call: string;
  /** Makes the call as the app does. */
  ask: () => Promise<T>;
  /** The contract's own shape of the JSON that comes; none for what is no JSON. */
  shape?: v.GenericSchema;
  /** Known variants by what the body shows of them, named where they are met. */
  variants?: readonly (readonly [name: string, isMet: (body: unknown) => boolean])[];
  /** Makes the name of a field in the body of that by which the app knows it; left out, the app looks inside `data`. */
  nameOf?: (field: string) => string;
  /** How a refusal by the backend is judged; by default it is wrong. */
  refused?: (text: string) => Finding;
  /** What else is to be said of an answer that the app has taken. */
  look?: (value: T, body: unknown) => Finding[] | Promise<Finding[]>;
}

/** For calls whose fields the app looks for in the body itself. */
export const inBody = (field: string): string => field;

/** A walk through the calls. */
export interface Session {
  http: Http;
  options: Options;
  report: Report;
  traffic: Traffic;
  /** The token that the calls send; the login sets it. */
  token: string | undefined;
  /** Aborted when the user stops the command: no further call is made, and test entries are removed. */
  stop: AbortSignal;
}

/** More of them say nothing new. */
const MAX_ISSUES = 4;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function deviations<T>({ shape, variants = [] }: Probe<T>, body: unknown): Finding[] {
  const issues = shape ? issuesOf(shape, body) : [];
  if (issues.length === 0) return [];
  const names = variants.filter(([, isMet]) => isMet(body)).map(([name]) => variant(name));
  const told = issues.slice(0, MAX_ISSUES).map(({ path, ...issue }) => variant(`${path}: ${explainIssue(issue)}`));
  const more = issues.length - told.length;
  return [...names, ...told, ...(more > 0 ? [variant(`and ${more} more`)] : [])];
}

/**
 * Makes a call and reports it: `wrong` where the app itself refuses the answer, `ok` where it is the contract's own
 * shape, else an accepted variant. Resolves with what the app makes of the answer, `undefined` where it refuses it.
 * Throws when the command was stopped.
 */
export async function probe<T>({ traffic, report, stop }: Session, checked: Probe<T>): Promise<T | undefined> {
  stop.throwIfAborted();
  traffic.forget();
  try {
    const value = await checked.ask();
    const body = parse((await traffic.last()?.text()) ?? '');
    const findings = [...deviations(checked, body), ...((await checked.look?.(value, body)) ?? [])];
    report.tell(checked.call, findings);
    return value;
  } catch (error) {
    const judge = error instanceof ApiError ? (checked.refused ?? wrong) : wrong;
    report.tell(checked.call, [judge(await explainFailure(error, traffic.last(), checked.nameOf))]);
    return undefined;
  }
}

/**
 * Makes a call that the backend has to refuse, and reports whether it did; `codes` are the codes that say it best. The
 * app relies on the refusal, not on its code.
 */
export async function probeRefusal(
  { traffic, report, stop }: Session,
  call: string,
  ask: () => Promise<unknown>,
  codes?: readonly string[],
): Promise<boolean> {
  stop.throwIfAborted();
  traffic.forget();
  try {
    await ask();
    report.tell(call, [wrong('was not refused')]);
    return false;
  } catch (error) {
    const came = await explainFailure(error, traffic.last());
    if (!(error instanceof ApiError)) report.tell(call, [wrong(`expected a refusal: ${came}`)]);
    else if (codes && !codes.includes(error.code))
      report.tell(call, [variant(`expected code ${codes.join(' or ')}: ${came}`)]);
    else report.tell(call, []);
    return error instanceof ApiError;
  }
}
