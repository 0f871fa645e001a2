import { dialect } from '@/config/appConfig';
import type { Rename } from '@/config/dialects';
import { isPlainObject } from '../isRecord';
import { lacksCall } from './lacksCall';
import { type HttpContext, type RequestTask, send } from './request';

const AGAIN = Symbol();

const isUnder = (url: string, path: string) => url === path || url.startsWith(`${path}/`);
const renamesFor = (url: string): Rename[] =>
  dialect().renames.fields.filter(({ under }) => under.some((path) => isUnder(url, path)));

const usualValue = ({ values = {} }: Rename, value: unknown): unknown =>
  Object.entries(values).find(([, now]) => now === value)?.[0] ?? value;
const valueNow = ({ values = {} }: Rename, value: unknown): unknown =>
  (typeof value === 'string' ? values[value] : undefined) ?? value;

/** An answer with the usual names; notes which ones the server has otherwise. */
function usual(body: unknown, renames: readonly Rename[], renamed: Set<string>): unknown {
  if (Array.isArray(body)) return body.map((one) => usual(one, renames, renamed));
  if (!isPlainObject(body)) return body;
  const found = renames.filter((rename) => {
    const { name, now } = rename;
    if (!Object.hasOwn(body, now)) return false;
    return name === now ? usualValue(rename, body[now]) !== body[now] : !Object.hasOwn(body, name);
  });
  const fields = Object.fromEntries(Object.entries(body).map(([name, one]) => [name, usual(one, renames, renamed)]));
  for (const rename of found) {
    const { [rename.now]: value } = fields;
    delete fields[rename.now];
    fields[rename.name] = usualValue(rename, value);
    renamed.add(rename.name);
  }
  return fields;
}

/** What is sent, in the names that the server has. */
const asNamed = (
  sent: Readonly<Record<string, unknown>>,
  renames: readonly Rename[],
  renamed: ReadonlySet<string>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).map(([field, value]) => {
      const rename = renames.find(({ name }) => name === field && renamed.has(name));
      return rename ? [rename.now, valueNow(rename, value)] : [field, value];
    }),
  );

/**
 * `send` in the names of the server. Which of `dialect().renames` it has is told by what it answers: a field of the
 * present name without the usual one, or that it has a call at the present path and none at the usual one.
 *
 * @param isTrial whether the present path is tried, because the usual one has no such call
 */
export async function sendRenamed<T>(context: HttpContext, task: RequestTask<T>, isTrial = false): Promise<T> {
  const { renamed } = context;
  const { url, json, options } = task;
  const renames = renamesFor(url);
  const [path, pathNow] = Object.entries(dialect().renames.paths).find(([usualPath]) => isUnder(url, usualPath)) ?? [];
  const isMoved = path !== undefined && (isTrial || renamed.has(path));
  const { params, form } = options;
  const result = await send<T | typeof AGAIN>(context, {
    ...task,
    url: isMoved ? `${pathNow}${url.slice(path.length)}` : url,
    json: isPlainObject(json) ? asNamed(json, renames, renamed) : json,
    options: {
      ...options,
      ...(params && { params: asNamed(params, renames, renamed) }),
      ...(form && { form: asNamed(form, renames, renamed) }),
    },
    read: async (response, call) => {
      try {
        return await task.read({ ...response, body: usual(response.body, renames, renamed) }, call);
      } catch (error) {
        if (path === undefined || isMoved || !lacksCall(error)) throw error;
        return AGAIN;
      }
    },
  });
  if (result === AGAIN) return sendRenamed(context, task, true);
  if (isTrial && path !== undefined) renamed.add(path);
  return result;
}
