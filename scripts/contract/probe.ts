import type * as v from 'valibot';
import { ApiError } from '@/lib/http/errors';
import { explainFailure, explainIssue } from './explainFailure';
import { variant, wrong, type Finding } from './Finding';
import type { Http } from '@/lib/http/http';
import type { Options } from './options';
import type { Report } from './Report';
import type { Traffic } from './traffic';
import { issuesOf } from './issuesOf';

/** A call of the app, and how its response is checked. */
export interface Probe<T> {
  /** The printed name, such as `GET /getInfo`. */
  call: string;
  /** Makes the call as the app does. */
  ask: () => Promise<T>;
  /** The strict schema of the JSON response; none if the response is not JSON. */
  strictSchema?: v.GenericSchema;
  /** Known variants, each with its name and the function that recognises it. */
  variants?: readonly (readonly [name: string, isMet: (body: unknown) => boolean])[];
  /** Maps a field name of the app's schema to the name in the body. By default, the field is inside `data`. */
  nameOf?: (field: string) => string;
  /** Judges a refusal by the backend; by default it is wrong. */
  refused?: (text: string) => Finding;
  /** Further findings about a response that the app accepts. */
  look?: (value: T, body: unknown) => Finding[] | Promise<Finding[]>;
}

/** `nameOf` of calls whose fields are in the body itself, not in `data`. */
export const inBody = (field: string): string => field;

/** What all checks of one run share. */
export interface Session {
  http: Http;
  options: Options;
  report: Report;
  traffic: Traffic;
  /** The token that the calls send; set by the login. */
  token: string | undefined;
  /** Aborted when the user stops the command: no further call is made, and test entries are removed. */
  stop: AbortSignal;
}

/** At most this many issues of a response are printed; further ones are only counted. */
const MAX_ISSUES = 4;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function deviations<T>({ strictSchema, variants = [] }: Probe<T>, body: unknown): Finding[] {
  const issues = strictSchema ? issuesOf(strictSchema, body) : [];
  if (issues.length === 0) return [];
  const names = variants.filter(([, isMet]) => isMet(body)).map(([name]) => variant(name));
  const told = issues.slice(0, MAX_ISSUES).map(({ path, ...issue }) => variant(`${path}: ${explainIssue(issue)}`));
  const more = issues.length - told.length;
  return [...names, ...told, ...(more > 0 ? [variant(`and ${more} more`)] : [])];
}

/**
 * Makes a call and reports it: `wrong` if the app refuses the response, `ok` if it has the strict shape, else an
 * accepted variant. Resolves with the parsed response, `undefined` if the app refuses it. Throws when the command
 * was stopped.
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
 * Makes a call that the backend must refuse, and reports whether it did. `codes` are the recommended codes; the app
 * relies on the refusal, not on its code.
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
