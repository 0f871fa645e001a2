import { acknowledgedSchema } from '@/lib/http/envelope';
import type { Tells } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { worded } from '../model/refusalText';
import type { ActionCall, Resource } from '../model/Resource';

/**
 * Sends a call about a record. A refusal is in the words of the description.
 *
 * @param tells by default the caller says of a failure in its own place
 */
export const sendRecord = (
  http: Http,
  resource: Resource,
  { method, url, body, timeout }: ActionCall,
  record: ServerRecord,
  tells: Tells = 'inPlace',
) =>
  http.send(method, url, body, {
    schema: acknowledgedSchema,
    tells,
    reword: (error) => worded(resource, error, record),
    ...(timeout !== undefined && { timeout }),
  });
