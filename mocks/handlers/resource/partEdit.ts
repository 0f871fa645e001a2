import { http, type HttpHandler } from 'msw';
import { updateRow } from '../../db/resource/changeRows';
import type { Row } from '../../db/resource/collection';
import type { Resource } from '../../db/resource/Resource';
import { forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { logged } from './logged';
import { readFields, toId } from './readFields';
import { PLAIN_STYLE } from './Style';

/** `PUT {path}/{call}`: changes these fields of a record, whatever else is sent. */
export const partEdit = <R extends Row>(
  resource: Resource<R>,
  call: string,
  fields: readonly string[],
  { isStrict } = PLAIN_STYLE,
): HttpHandler =>
  http.put(
    path(`${resource.path}/${call}`),
    forUser(
      logged(resource.title, 'edit', async ({ request, account }) => {
        const sent = await readFields(resource, request, isStrict);
        const given = Object.entries(sent).filter(([name]) => fields.includes(name));
        updateRow(resource, toId(resource, sent[resource.id]), Object.fromEntries(given), account);
        return done();
      }),
      `${resource.permission}:edit`,
    ),
  );
