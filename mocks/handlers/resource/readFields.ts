import * as v from 'valibot';
import { Refusal } from '../../db/Refusal';
import type { Id, Row } from '../../db/resource/collection';
import type { Resource } from '../../db/resource/Resource';
import { readBody } from '../readBody';

const fieldsSchema = v.custom<Row>(
  (sent) => typeof sent === 'object' && sent !== null && !Array.isArray(sent),
  '请求参数格式不正确',
);

const kindOf = (value: unknown): string => (Array.isArray(value) ? kindOf(value[0]) : typeof value);

/** Refuses fields that no record has, and values of another type, as a server does whose parser forgives nothing. */
function checkFields<R extends Row>({ rows, detailed, listed, takes = [] }: Resource<R>, sent: Row): void {
  const [first] = rows.all();
  if (!first) return;
  const known = new Set([...Object.keys({ ...first, ...detailed?.(first), ...listed?.(first) }), ...takes]);
  for (const [name, value] of Object.entries(sent)) {
    if (!known.has(name)) throw new Refusal(`JSON parse error: Unrecognized field "${name}"`);
    const kind = kindOf(value);
    const kinds = new Set(rows.all().map((row) => kindOf(row[name])));
    if (!/^(string|number)$/.test(kind) || kinds.has(kind) || !(kinds.has('string') || kinds.has('number'))) continue;
    const text = String(Array.isArray(value) ? value[0] : value);
    const wanted = kind === 'string' ? 'java.lang.Long' : 'java.lang.String';
    const from = kind === 'string' ? `String "${text}"` : `number ${text}`;
    throw new Refusal(`JSON parse error: Cannot deserialize value of type \`${wanted}\` from ${from}`);
  }
}

/** The fields of a body. `isStrict`: it has what a record has, and in its types. */
export async function readFields<R extends Row>(
  resource: Resource<R>,
  request: Request,
  isStrict: boolean,
): Promise<Row> {
  const sent = await readBody(request, fieldsSchema);
  if (isStrict) checkFields(resource, sent);
  return sent;
}

/** An id of a path or body in the JSON type of the resource's ids. */
export function toId<R extends Row>({ rows, id }: Resource<R>, given: unknown): Id {
  const text = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  if (text === '') throw new Refusal('编号不能为空');
  if (typeof rows.all()[0]?.[id] === 'string') return text;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Refusal(`请求参数类型不匹配，参数[${id}]要求类型为：'java.lang.Long'，但输入值为：'${text}'`);
}
