import { ApiError } from '@/lib/http/errors';
import { lacksCall } from '@/lib/http/lacksCall';
import { CODE_MESSAGES } from '@/lib/http/errorMessages';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Resource } from './Resource';

/** What MySQL says of a value that a table does not take. */
const REFUSALS = [
  [/Column '(\w+)' cannot be null/, '不能为空'],
  [/Field '(\w+)' doesn't have a default value/, '不能为空'],
  [/Data too long for column '(\w+)'/, '太长'],
] as const;
const DUPLICATE = /Duplicate entry '/;

const camelCase = (column: string) =>
  column.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A refusal of the database in the words of a description; undefined where it is none. */
export function refusalText({ fields }: Resource, text: string): string | undefined {
  for (const [pattern, words] of REFUSALS) {
    const column = pattern.exec(text)?.[1];
    if (column === undefined) continue;
    const name = camelCase(column);
    return `${fields.find((field) => field.name === name)?.label ?? name}${words}`;
  }
  return DUPLICATE.test(text) ? '已存在' : undefined;
}

/** As long as the number of an identity card, old or new. */
const LONG_NUMBER = /\d{14,}[\dX]?/gi;
const AFTER_LABEL = /^([\s:：=为是“"'（(]{0,3})[\d.,]+/;

/** A text about records whose values are not known here, without what may be the value of a private field. */
export function withoutPrivate({ fields }: Resource, text: string): string {
  const secret = fields.filter((field) => field.private);
  if (secret.length === 0) return text;
  return secret.reduce(
    (told, { label }) =>
      told
        .split(label)
        .map((part, at) => (at === 0 ? part : part.replace(AFTER_LABEL, '$1…')))
        .join(label),
    text.replace(LONG_NUMBER, '…'),
  );
}

/**
 * The error of a call about a record, in the words of its description. Where it has private fields, nothing of the server's
 * raw text is left, nor of a message that holds one of their values.
 */
export function worded(resource: Resource, error: ApiError, record: ServerRecord): ApiError {
  // It is known by its words, which hold no value.
  if (lacksCall(error)) return error;
  const { call, code, retryAfter } = error;
  const secret = resource.fields.filter((field) => field.private);
  const told = refusalText(resource, error.detail || error.message);
  if (secret.length === 0 && told === undefined) return error;
  const isTelling = secret.some(({ name }) => {
    const value = textOf(record[name]);
    return value !== '' && error.message.includes(value);
  });
  const message = told ?? (isTelling ? (CODE_MESSAGES[500] ?? '') : withoutPrivate(resource, error.message));
  return new ApiError(call, code, message, { retryAfter, detail: secret.length > 0 ? '' : error.detail });
}
