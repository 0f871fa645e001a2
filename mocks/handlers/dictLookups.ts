import { http } from 'msw';
import { db } from '../db/db';
import { queryItems } from '../db/dict/queryItems';
import { done, ok } from './envelopes';
import { forUser } from './call';
import { path } from './path';

const dictList = forUser(({ query }) =>
  ok(queryItems({ dictType: query.get('pCode') ?? '', status: query.get('flag') === '1' ? '0' : '' })),
);

const byKey = forUser(({ param }) => ok(queryItems({ dictType: param('key') })));

// The options leave out the 100,000 generated items, which no select could show.
const optionselect = forUser(() =>
  ok(
    db.dictItems
      .filter(({ status }) => status === '0')
      .map(({ dictLabel, dictValue, dictType }) => ({ dictLabel, dictValue, dictType })),
  ),
);

/**
 * Dictionary calls for every signed-in user, and the call that refreshes the cache (§13.5, §13.6).
 */
export const dictLookups = [
  http.get(path('/system/dict/dictList'), dictList),
  http.get(path('/system/dict/key/:key'), byKey),
  http.get(path('/system/dict/child/optionselect'), optionselect),
  http.put(
    path('/system/dict/refreshCache'),
    forUser(() => done('刷新成功'), 'system:dict:refresh'),
  ),
];
