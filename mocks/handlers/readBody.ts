import * as v from 'valibot';
import { Refusal } from '../db/Refusal';

/** The validated JSON body of a request; throws `Refusal` for the first invalid field. */
export async function readBody<T>(request: Request, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const content: unknown = await request.json().catch(() => undefined);
  if (content === undefined) throw new Refusal('请求参数格式不正确');
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  throw new Refusal(result.issues[0].message);
}
