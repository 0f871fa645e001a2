import * as v from 'valibot';
import { isRecord, record } from '../record';
import { apiErrorMessage } from './errorMessages';

/** Names and values that decide whether a response is a success (configuration). */
export interface EnvelopeRules {
  statusName: string;
  messageName: string;
  successCodes: readonly string[];
}

/** A code may be a number or a string; anything else is a code that no success has. */
const codeText = (code: unknown) => (typeof code === 'number' || typeof code === 'string' ? String(code) : '');

export type Verdict = { ok: true } | { ok: false; code: string; message: string };

/** The code that stands in a body; `undefined` = none. */
export function readCode(body: unknown, { statusName }: EnvelopeRules): string | undefined {
  const given = isRecord(body) ? (body[statusName] ?? undefined) : undefined;
  return given === undefined ? undefined : codeText(given);
}

/**
 * Decides whether a response is a success (specification, section 10): the code in the body decides, where there is
 * none the HTTP status does.
 */
export function judgeResponse(
  response: { status: number; statusText: string; body: unknown },
  rules: EnvelopeRules,
): Verdict {
  const fields = isRecord(response.body) ? response.body : {};
  const given = readCode(response.body, rules);
  const code = given ?? String(response.status);
  const ok = given === undefined ? response.status >= 200 && response.status < 300 : rules.successCodes.includes(code);
  return ok ? { ok } : { ok, code, message: apiErrorMessage(fields[rules.messageName], code, response.statusText) };
}

/**
 * Schema for a response whose content stands in `data` or, in some backends, beside `code` (specification, section 11).
 * `inner` receives `data` where it is there, else the whole body.
 */
export const dataOf = <S extends v.GenericSchema>(inner: S) =>
  v.pipe(
    v.unknown(),
    v.transform((body): unknown => (isRecord(body) ? (body['data'] ?? body) : body)),
    inner,
  );

/** Some backends send `null` where they mean an empty list. */
export const emptyForNull = (list: unknown): unknown => (list === null ? [] : list);

/** Schema for a response with a list in `data`, or that is the list itself; `data: null` is an empty list. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.unknown(),
    v.transform((body) => (isRecord(body) && body['data'] !== undefined ? emptyForNull(body['data']) : body)),
    v.array(item),
  );

/** Schema for a response that only says "done": an envelope or an empty body; an HTML page is not one. */
export const acknowledged = v.union([record, v.literal(''), v.null(), v.undefined()]);
