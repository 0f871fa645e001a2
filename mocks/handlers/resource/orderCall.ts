import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Row } from '../../db/resource/collection';
import type { Resource } from '../../db/resource/Resource';
import { forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { readBody } from '../readBody';
import { logged } from './logged';
import { toId } from './readFields';

const bodySchema = v.record(v.string(), v.string());

/** `PUT {path}/updateSort`: the places of several records, ids and numbers as texts with commas. */
export const orderCall = <R extends Row>(resource: Resource<R>): HttpHandler =>
  http.put(
    path(`${resource.path}/updateSort`),
    forUser(
      logged(`保存${resource.noun}排序`, 'edit', async ({ request }) => {
        const sent = await readBody(request, bodySchema);
        const ids = (sent[`${resource.id}s`] ?? '').split(',');
        const places = (sent['orderNums'] ?? '').split(',');
        ids.forEach((id, index) => {
          const row = resource.rows.find(toId(resource, id));
          const place = Number(places[index] || NaN);
          // As in RuoYi, what is gone is passed over, and what is no integer of 32 bits is stored as none.
          if (row) resource.rows.put({ ...row, orderNum: place === (place | 0) ? place : null });
        });
        return done();
      }),
      `${resource.permission}:edit`,
    ),
  );
