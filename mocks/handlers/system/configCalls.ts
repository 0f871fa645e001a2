import { http } from 'msw';
import { configs } from '../../db/system/configs';
import { forUser } from '../call';
import { done } from '../envelopes';
import { path } from '../path';
import { logged } from '../resource/logged';

/** 参数设置: the value of a key, and the cache. */
export const configCalls = [
  http.get(
    path('/system/config/configKey/:key'),
    // As in RuoYi the value is in `msg`.
    forUser(({ param }) =>
      done(configs.rows.all().find(({ configKey }) => configKey === param('key'))?.configValue ?? ''),
    ),
  ),
  http.delete(
    path('/system/config/refreshCache'),
    forUser(
      logged('参数设置', 'clean', () => done()),
      'system:config:remove',
    ),
  ),
];
