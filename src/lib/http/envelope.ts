import * as v from 'valibot';
import { isRecord, recordSchema } from '../isRecord';
import { apiErrorText, type FailureText, proxyText, spokenText } from './errorMessages';

/** Names of the envelope's fields, and the codes that mean success (from the configuration). */
export interface EnvelopeRules {
  statusName: string;
  messageName: string;
  /** Where the server says more, for the error log. Its message is then a word for the app, in whatever language. */
  detailName?: string;
  successCodes: readonly string[];
}

/** The code in a body as text; `undefined` if the body has none. Other types never match a success code. */
export function readCode(body: unknown, { statusName }: EnvelopeRules): string | undefined {
  const code = isRecord(body) ? (body[statusName] ?? undefined) : undefined;
  return code === undefined || typeof code === 'string' ? code : typeof code === 'number' ? String(code) : '';
}

/** Whether a response is a success (§10.1): by the code in the body, else by the HTTP status. */
export function judgeResponse(
  response: { status: number; statusText: string; body: unknown; sendsFile?: boolean },
  rules: EnvelopeRules,
): { ok: true } | ({ ok: false; code: string } & FailureText) {
  const fields = isRecord(response.body) ? response.body : {};
  const given = readCode(response.body, rules);
  const code = given ?? String(response.status);
  const ok = given === undefined ? response.status >= 200 && response.status < 300 : rules.successCodes.includes(code);
  if (ok) return { ok };
  const bare = isRecord(response.body) ? undefined : proxyText(response.status, response.sendsFile);
  if (bare !== undefined) return { ok, code, message: bare, detail: '' };
  const said = fields[rules.messageName];
  const text = apiErrorText(said, code, response.statusText);
  if (!rules.detailName) return { ok, code, ...text };
  return { ok, code, message: spokenText(said) || text.message, detail: spokenText(fields[rules.detailName]) };
}

/** Schema for what a function finds in a body of any shape. */
export const foundBy = <S extends v.GenericSchema>(find: (body: unknown) => unknown, inner: S) =>
  v.pipe(v.unknown(), v.transform(find), inner);

/**
 * Schema for a response with its content in `data` or, in some backends, beside `code` (§11.1 to §11.3).
 * `inner` gets `data` or the whole body.
 */
export const dataOf = <S extends v.GenericSchema>(inner: S) =>
  foundBy((body) => (isRecord(body) ? (body['data'] ?? body) : body), inner);

/** All fields of a response, also those in `data`; of a field in both places, the one beside `code` counts. */
function toFields(body: unknown): unknown {
  if (Array.isArray(body)) return { data: body };
  if (!isRecord(body) || !isRecord(body['data'])) return body;
  const beside = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  return { ...body['data'], ...Object.fromEntries(beside) };
}

/**
 * Schema for a response with several fields, which backends send beside `code`, in `data` or partly here and there
 * (§19.1). A bare list is `data`.
 */
export const fieldsSchema = foundBy(toFields, recordSchema);

/**
 * A list, where some backends send `null` for an empty one, and others leave it out (§10.3).
 *
 * @param holder the object that should have the list; if it has a list of another name, this one is not just left out
 */
export function emptyForNull(list: unknown, holder?: unknown): unknown {
  const isLeftOut = list === undefined && isRecord(holder) && !Object.values(holder).some(Array.isArray);
  return list === null || isLeftOut ? [] : list;
}

/** Nobody looks through a longer list; all districts and streets of the country are fewer. */
const MAX_ITEMS = 50_000;
export const TOO_MANY_ITEMS = `服务器一次返回了超过${MAX_ITEMS}条数据，没有读取，请联系管理员`;

/** Schema for a list; of one that is too long no item is read (§9.39). */
export const boundedList = <S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(v.unknown()), v.maxLength(MAX_ITEMS, TOO_MANY_ITEMS), v.array(item));

/** Schema for the items of a list; `null` among them is left out. */
export const itemsOf = <S extends v.GenericSchema>(item: S) =>
  foundBy((list) => (Array.isArray(list) ? list.filter((one) => one !== null) : list), boundedList(item));

/** Schema for a list in `data`, or as the whole body; without `data` the list is empty. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  foundBy((body) => (isRecord(body) ? emptyForNull(body['data'], body) : body), itemsOf(item));

/** Schema for a response without content: an envelope or an empty body, but not an HTML page. */
export const acknowledgedSchema = v.union([recordSchema, v.literal(''), v.null(), v.undefined()]);
