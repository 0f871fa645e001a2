import { acknowledgedSchema } from '@/lib/http/envelope';
import { isLeft, RequestError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { worded } from '../model/refusalText';
import type { ActionCall, Resource } from '../model/Resource';

/** Sends a call; its failure is left to the caller. */
export const sendCall = (http: Http, { method, url, body, timeout }: ActionCall) =>
  http.send(method, url, body, {
    schema: acknowledgedSchema,
    tells: 'sessionEnd',
    ...(timeout !== undefined && { timeout }),
  });

/** Sends a call about a record. The app tells of a failure, in the words of the description. */
export async function sendRecord(
  http: Http,
  resource: Resource,
  call: ActionCall,
  record: ServerRecord,
): Promise<void> {
  try {
    await sendCall(http, call);
  } catch (error) {
    const told = worded(resource, error, record);
    if (told instanceof RequestError && isLeft(told)) http.context.ports.onFailure(told);
    throw told;
  }
}
