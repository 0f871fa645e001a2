import { http, type HttpHandler } from 'msw';
import { changeRow, existingRow } from '../../db/resource/changeRows';
import { Refusal } from '../../db/Refusal';
import type { Move } from '../../db/resource/Resource';
import { forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { logged } from './logged';
import { readFields, toId } from './readFields';
import { PLAIN_STYLE } from './Style';

/** `PUT {path}/{word}`: moves a record from one state to another. */
export const moveCall = ({ resource, word, state, from, check, to }: Move, { isStrict } = PLAIN_STYLE): HttpHandler =>
  http.put(
    path(`${resource.path}/${word}`),
    forUser(
      logged(resource.title, 'edit', async ({ request, account }) => {
        const sent = await readFields(resource, request, isStrict);
        const row = existingRow(resource, toId(resource, sent[resource.id]), account);
        check?.(sent, row, account);
        if (!from.includes(String(row[state]))) throw new Refusal('该记录已被他人处理');
        changeRow(resource, row, to(sent, row, account), account);
        return done();
      }),
      `${resource.permission}:${word}`,
    ),
  );
