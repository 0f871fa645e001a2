import { acknowledgedSchema } from '@/lib/http/envelope';
import { isLeft, RequestError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { worded } from '../model/refusalText';
import type { ActionCall, Resource } from '../model/Resource';

/** Sends a call about a record; its failure has the words of the description, and is left to the caller. */
export async function trySend(
  http: Http,
  resource: Resource,
  { method, url, body, timeout }: ActionCall,
  record: ServerRecord,
): Promise<void> {
  const options = {
    schema: acknowledgedSchema,
    tells: 'sessionEnd',
    ...(timeout !== undefined && { timeout }),
  } as const;
  try {
    await http.send(method, url, body, options);
  } catch (error) {
    throw worded(resource, error, record);
  }
}

/** The same, but the app has told of a failure. */
export async function sendRecord(
  http: Http,
  resource: Resource,
  call: ActionCall,
  record: ServerRecord,
): Promise<void> {
  try {
    await trySend(http, resource, call, record);
  } catch (error) {
    if (error instanceof RequestError && isLeft(error)) http.context.ports.onFailure(error);
    throw error;
  }
}
